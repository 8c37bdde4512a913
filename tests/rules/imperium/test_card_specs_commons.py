"""What each of the commons does, line by line; `specs.py` says how a line is read."""

import pytest

from tests.rules.imperium.specs import Spec, called, cases, check

TABLE = """
# classics
1CIV1 play | hand=X1,N1 | yes discard:X1 B.no | g+1 B.g-1 X1>discard N1>pile
1CIV2 play | | bury:X1 bury:Z1 | X1>history Z1>history
1CIV3 play | | | m-3 a+1
1CIV4 play | | | m+2 B.m+2 unrest>B.hand g+1
1CIV5 play | B.area=bR,1UNC15 | acquire:T | 1UNC15>B.discard m+2 T>hand
1CIV6 solstice | | a | m+1
1CIV6 solstice | | b | p+1
1CIV6 solstice | | c | D1>hand
1CIV8 solstice | | a | p+1
1CIV8 solstice | | b | p-2 g+1
1CIV9 when | hand=N1 | play:N1 a react:this | a-1 p-1 N1>pile e-1 x:this g+2
1CIV10 exhaust | | | D1>hand
1CIV10 solstice | | | m+2
1CIV11 play | | give:X1 | m+2 B.m+2 X1>B.hand
1CIV12 play | area=1UNC15,1CIV6 | | m+2 p+2
1CIV13 play | | | p-1 a+1
1CIV14 exhaust | | discard:X1 | X1>discard g+1
1CIV14 solstice | discard=N1,Z1 | | N1>pile
1CIV15 play | area=PF | acquire:R yes no | bR>B.discard R>hand this>under:PF p+1
1FAM1 play | | a | this>history
1FAM1 play | | b break:R | R>hand
1FAM2 play | | yes | a+1 this>history
1FAM2 play | | no | a+1
1FAM3 play | seats=3 B.g=0 | | g+1 C.g-1 unrest>B.hand
1FAM4 play | | a | D1>discard
1FAM4 play | | b |
1FAM4 play | | c | D1>history
1FAM5 play | barbarian | 4 | D1>hand D2>hand D3>hand D4>hand
1FAM5 play | empire dev=1PER3,1PER4 | develop:1PER3 | 1PER3>discard
1FAM8 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
1FAM9A resolve | fame= area=P1,P2,P3 hand=1PER14 | play:1PER14 abandon:P1 abandon:P2 |
    a-1 P1>discard P2>discard P3>discard 1PER14>discard g+6 scoring
1FAM9A resolve | empire dev=1PER3,1PER4 fame= area=P1,P2,P3 hand=1PER14 |
    play:1PER14 abandon:P1 abandon:P2 develop:1PER3 |
    a-1 P1>discard P2>discard P3>discard 1PER14>discard 1PER3>discard g+3 scoring
1FAM9B resolve | fame= area=P1,P2,P3 hand=1PER14 | play:1PER14 abandon:P1 abandon:P2 |
    a-1 P1>discard P2>discard P3>discard 1PER14>discard g+4
1FAM9B resolve | empire dev=1PER3,1PER4 fame= area=P1,P2,P3 hand=1PER14 |
    play:1PER14 abandon:P1 abandon:P2 develop:1PER3 |
    a-1 P1>discard P2>discard P3>discard 1PER14>discard 1PER3>discard
1REG1 play | | exile:R garrison:X1 | R>exile X1>under:this
1REG1 standing | theirs B.hand=1CIV4 B.empire | B.play:1CIV4 A.react:this A.no A.yes |
    B.a-1 1CIV4>B.discard this>hand m+2 B.m+2 B.g+1
1REG2 play | | exile:R garrison:X1 | p+1 R>exile X1>under:this
1REG3 play | | exile:R no | m+3 R>exile
1REG4 play | | exile:R no | D1>hand R>exile
1REG5 play | | bury:Z1 exile:U no | Z1>history U>exile
1REG6 play | | exile:V garrison:X2 | V>exile X2>under:this
1REG9 play | | exile:T no | m+2 T>exile
1REG13 play | | top:Z1 exile:R no | Z1>top R>exile
1REG14 exhaust | nationdeck=1PER11,1PER12 acc=1PER2 | yes yes swap:X1 | !x:this this>discard 1PER11>hand X1>nation
1TRI1 play | | | U>hand
1TRI2 play | | | p+1
1TRI3 play | nationdeck=1PER11,1PER12 acc=1PER2 | | 1PER11>discard
1TRI3 play | empire dev=1PER3,1PER4 m=20 p=20 | develop:1PER3 | p-4 1PER3>discard
1TRI4 play | hand=X1,N1 discard=Z1,N2 | return:N1 return:N2 | N1>pile N2>pile
1TRI6 play | area=1CIV10 x=1CIV10 exhaust=4 | | e+1 -x:1CIV10
1TRI7 end | hand=this,X1,N1,N2 at_solstice last=2 | return:N1 return:N2 | N1>pile N2>pile
1TRI8 play | | | m+4
1TRI9 play | | top:X1 | X1>top g+2
1TRI10 solstice | | a | m+2
1TRI10 solstice | discard=Z1,P1 | b | P1>hand
1TRI11 play | | break:R | R>hand
1UNC1 standing | theirs B.hand=1CIV4 B.empire | B.play:1CIV4 B.yes | B.a-1 1CIV4>B.discard g+1 m+2 B.m+2 unrest>hand
1UNC1 standing | theirs B.hand=1CIV4 B.empire | B.play:1CIV4 B.no A.no A.yes | B.a-1 1CIV4>B.discard m+2 B.m+2 B.g+1
1UNC2 play | | 2 top:X1 | D1>hand D2>hand X1>top
1UNC3 play | | a | U>hand
1UNC3 play | | b break:U | U>hand B.g+1
1UNC4 exhaust | | yes B.yes | m+2 B.m+2
1UNC4 solstice | | solstice:this a | g+2 this>discard
1UNC4 solstice | | solstice:this b | g+2 this>history
1UNC6 exhaust | | | m-1 D1>hand
1UNC6 solstice | discard=Z1,N1 | solstice:this discard:X1 | X1>discard N1>pile
1UNC7 play | | a break:T | m-3 unrest>B.hand T>hand
1UNC7 play | | b break:R | m-3 unrest>B.hand R>hand bR>B.hand
1UNC8 exhaust | | | a+1
1UNC8 solstice | | a | unrest>hand
1UNC8 solstice | | b discard:X1 | X1>discard X2>discard
1UNC9 play | | discard:D1 | D1>discard D2>hand
1UNC10 exhaust | area=PF hand=1PER15 | play:1PER15 no B.no a | a-1 1PER15>discard m+3
1UNC11 exhaust | area=PR,PF | a | PR>hand m+2 p+1
1UNC11 exhaust | area=PR,PF | b | PF>hand a+1
1UNC12 when | area=1REG11 hand=1PER15 | play:1PER15 no B.no a react:this | a-1 1PER15>discard m+2 e-1 x:this g+1
1UNC13 play | hand=X1,N1 | a | N1>pile
1UNC13 play | area=1CIV10 x=1CIV10 exhaust=4 | b refresh:1CIV10 | g+1 e+1 -x:1CIV10
1UNC14 exhaust | B.area=1CIV10 | | D1>hand
1UNC18 play | main=1REG3,1REG4 | name:region | m-1 1REG3>hand
1UNC18 play | main=1REG3,1REG4 | name:civilised | m-1 1REG3>exile
1UNC19 exhaust | area=PR | yes | m-2 Z1>hand
1UNC19 exhaust | area=PR | no | m+1
1UNC20 play | | break:T | m-3 T>hand
1UNC21 play | | a | D1>hand
1UNC21 play | | b bury:X1 | X1>history
1UNC22 play | | top:Z1 no B.yes | Z1>top bd1>B.hand
1UNC22 play | | no yes B.no | D1>hand
# legends
2CIV7 when | hand=2CIV5 | play:2CIV5 acquire:R react:this | a-1 2CIV5>discard R>hand e-1 x:this g+1
2CIV7 solstice | discard=Z1,P1 | solstice:this | P1>hand
2CIV8 standing | hand=2CIV5 exile=1REG3 | play:2CIV5 acquire:1REG3 | a-1 2CIV5>discard 1REG3>hand
2CIV9 standing | hand=1UNC15 actions=0 | play:1UNC15 | 1UNC15>area
2CIV10 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
2CIV10 solstice | | | m+2
2CIV14 exhaust | discard=Z1,N1 | | N1>pile g+1
2CIV14 solstice | | discard:X1 | X1>discard
2FAM1 play | exile=1REG3 | a break:1REG3 | 1REG3>hand
2FAM1 play | | b | this>history
2FAM2 play | | | m+3 p+2
2FAM3 play | hand=X1,N1 | return:N1 | D1>hand N1>pile
2FAM4 play | discard=Z1,Z2,Z3 | bury:Z1 bury:Z3 | Z1>history Z3>history
2FAM7 play | | | D1>hand D2>hand
2FAM8 play | | break:U | U>hand
2REG1 play | | acquire:R | R>hand
2REG4 play | | exile:R no | D1>hand D2>hand R>exile
2REG6 play | | exile:R no | R>exile
2REG6 solstice | | discard:X1 | p+2 X1>discard
2REG7 play | | bury:X1 | g+1 X1>history
2REG8 play | | exile:R no | R>exile
2REG8 solstice | | discard:X1 | m+3 X1>discard
2REG10 play | | exile:R garrison:X1 | g+1 R>exile X1>under:this
2REG12 play | | exile:R no | R>exile
2REG12 when | theirs B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.yes A.yes |
    B.a-1 2CIV4>B.discard p-1 e-1 x:this B.m+2 B.g+1
2REG13 play | | exile:R no | R>exile
2REG13 solstice | | discard:X1 | D1>hand X1>discard
2TRI2 when | theirs B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.yes A.yes |
    B.a-1 2CIV4>B.discard e-1 x:this B.m+2 B.g+1
2TRI3 play | | | m+4 B.m-2
2TRI3 play | B.m=1 | | m+3 B.m-1 unrest>B.hand
2TRI4 play | | | V>hand
2TRI5 play | area=P1 | | P1>discard 1FAM1>hand B.g+1
2TRI7 play | | give:X1 | m+2 D1>hand X1>B.hand
2TRI8 play | | break:T | p-2 T>hand
2TRI9 play | | break:U | U>hand unrest>B.hand
2TRI10 play | exile=1REG3 | acquire:R acquire:1REG3 | R>hand 1REG3>hand
2TRI11 play | | | g+1 B.g-1
2UNC1 exhaust | area=P1 | | P1>discard g+2
2UNC1 exhaust | area=PP | | PP>discard g+1
2UNC4 play | | top:X1 acquire:R | X1>top R>hand bR>B.hand
2UNC6 exhaust | hand=X1,N1 | a | p-1 N1>pile
2UNC7 exhaust | | | D1>hand
2UNC8 exhaust | | | a+1
2UNC8 solstice | | a | unrest>hand
2UNC8 solstice | | b | m-3
2UNC10 when | area=1REG8 hand=1PER15 | play:1PER15 no B.no a react:this | a-1 1PER15>discard m+1 e-1 x:this g+1
2UNC11 exhaust | area=PR,PF | a | PF>hand m+2 p+1
2UNC11 exhaust | area=PR,PF | b | PR>hand a+1
2UNC12 exhaust | area=PR hand=1PER15 | play:1PER15 no B.no a | a-1 1PER15>discard m+3
2UNC18 standing | empire hand=1PER17 | play:1PER17 a acquire:R | a-1 p-2 R>hand 1PER17>discard
2UNC18 solstice | | | m+2
2UNC19 solstice | hand=X1,N1 | solstice:this | m-1 N1>pile
2UNC19 solstice | empire | solstice:this | m-3 g+1
"""

CASES = cases(TABLE)


@pytest.mark.parametrize(("number", "spec"), CASES, ids=called(CASES))
def test_what_a_card_does(number: str, spec: Spec) -> None:
    check(number, spec)
