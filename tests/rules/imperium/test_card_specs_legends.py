"""What each card of the eight nations of Legends does; `specs.py` says how a line is read."""

import pytest

from tests.rules.imperium.specs import Spec, called, cases, check

TABLE = """
# Arthurians; with another nation where the solstice of their own power card would come too
2ART1A exhaust | discard=Z1,2ART9 | discard:X1 | X1>discard 2ART9>hand
2ART1A solstice | | discard:X1 | X1>discard g+1
2ART1B solstice | | discard:X1 | X1>discard g+1
2ART2 exhaust | area=2ART11 hand=X1,N1 | discard:X1 | X1>discard N1>pile
2ART2 solstice | nation=persians dev=2ART4,2ART5,2ART3 | solstice:this garrison:2ART4 | unrest>hand 2ART4>under:this
2ART2 standing | nation=persians at_solstice area=this under=this:2ART4 dev=2ART5,2ART3 | |
2ART3 play | history=H1 exile=1REG3 | take:H1 acquire:1REG3 | scoring H1>hand 1REG3>hand
2ART3 standing | nation=persians at_solstice area=2ART2 dev=this,2ART5 | solstice:2ART2 |
    unrest>hand 2ART5>under:2ART2
2ART3 standing | nation=persians at_solstice area=2ART2 dev=this | solstice:2ART2 | unrest>hand this>under:2ART2
2ART4 play | deck=D1,2ART24 | | 2ART24>history 1FAM1>hand
2ART5 exhaust | g=1 hand=X1,1CIV3 | | g-1 m-3 a+1 1CIV3>discard
2ART5 solstice | nation=persians hand=X1,2ART9 dev=2ART4,2ART6,2ART3 | solstice:this a exile:2ART4 |
    2ART9>discard 2ART4>exile
2ART5 solstice | nation=persians hand=N1,2ART9 discard=N2 | solstice:this return:N1 return:N2 |
    2ART9>discard N1>pile N2>pile
2ART6 play | nation=persians discard=Z1,2ART9 | take:1FAM1 | 2ART9>history 1FAM1>hand
2ART7 play | area=2ART10 | break:T | 2ART10>discard T>hand
2ART7 play | area=2ART13 | break:V | 2ART13>discard V>hand
2ART8 solstice | nation=persians hand=X1,2ART9 | a | 2ART9>history
2ART8 solstice | nation=persians hand=X1 area=this,P1 under=P1:2ART9 | a | 2ART9>history
2ART8 solstice | nation=persians hand=X1,2ART9 | b | unrest>hand unrest>hand
2ART8 standing | theirs area=this B.hand=2UNC4,b1 | B.play:2UNC4 B.acquire:R | B.a-1 2UNC4>B.discard b1>B.top R>B.hand
2ART8 enters | acc=this hand=1TRI3 | play:1TRI3 | a-1 1TRI3>history this>area
2ART9 play | discard=Z1,2ART7 area=PF | top:2ART7 yes no | 2ART7>top this>under:PF p+1
2ART10 play | | | g+1
2ART10 solstice | nation=persians area=this under=this:2ART9 | a | 2ART9>hand
2ART10 solstice | nation=persians area=this under=this:2ART9 | b | D1>hand
2ART12 play | | garrison:X1 | D1>hand X1>under:this
2ART13 play | discard=Z1,2ART9 | no | 2ART9>hand
2ART13 solstice | nation=persians g=1 | solstice:this | g-1 this>hand
2ART14 play | area=PF under=PF:2ART9 | yes no | unrest>hand g+1 this>under:PF p+1
2ART15 play | area=PF under=PF:2ART9 B.hand=b1,b2,b3 | B.discard:b1 B.discard:b2 |
    PF>discard 2ART9>discard D1>hand D2>hand b1>B.discard b2>B.discard
2ART16 play | area=P1,2ART2 under=P1:2ART23 under=2ART2:2ART4 nationdeck=2ART10 acc=2ART8 | yes |
    unrest>hand unrest>B.hand P1>discard 2ART23>discard 2ART4>discard 2ART10>discard
2ART16 play | area=P1 under=P1:2ART23 nationdeck=2ART10 acc=2ART8 | no | unrest>hand unrest>B.hand
2ART17 play | hand=X1,N1 area=PF | a yes no | N1>pile this>under:PF p+1
2ART17 play | deck=D1,2ART3 | b | 2ART3>hand this>exile
2ART18 play | discard=Z1,P1 area=PF | top:P1 yes no | P1>top this>under:PF p+1
2ART19 play | area=P1 under=P1:2ART9 | acquire:R | P1>discard 2ART9>discard R>hand
2ART20 play | | break:U | U>hand
2ART23 play | area=P1,P2,2ART2 under=P1:2ART9+2ART14 under=P2:2ART17 under=2ART2:2ART4 |
    abandon:2ART9 abandon:2ART14 | 2ART9>discard 2ART14>discard 2ART17>discard 2ART4>hand
2ART24 play | | acquire:U | B.g+1 U>hand
2ART24 play | area=P1 under=P1:2ART19 hand=X1,1CIV3 | b | B.g+1 2ART19>discard m-3 1CIV3>discard !a-1
2ART25 play | area=2ART5 | top:X1 yes | D1>hand D2>hand X1>top 2ART5>exile
2ART25 play | area=2ART2 under=2ART2:2ART5 | top:X1 no | D1>hand D2>hand X1>top
# Atlanteans; their flooded pile lies where others have a history
2ATL1A when | hand=2ATL12 area=P1 | play:2ATL12 react:this acquire:R |
    a-1 2ATL12>history P1>history e-1 x:this Z1>top R>hand
2ATL1A standing | hand=1TRI1 | play:1TRI1 | a-1 1TRI1>discard U>hand
2ATL1B standing | hand=1TRI1 | play:1TRI1 | a-1 1TRI1>discard U>hand
2ATL1B standing | hand=2ATL12 area=P1 | play:2ATL12 acquire:R | a-1 2ATL12>history P1>history R>hand
2ATL2 play | | acquire:U | U>hand
2ATL3 play | area=2ATL10 | |
2ATL3 standing | area=this,2ATL10 | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
2ATL3 standing | area=this,2ATL10 under=this:X3 hand=2ATL12 | play:2ATL12 acquire:R |
    a-1 2ATL12>history 2ATL10>history this>history X3>history R>hand
2ATL4 play | | break:R | bR>B.hand R>hand
2ATL5 play | dev=1PER5,1PER3 p=0 | a | m-4 1PER5>discard
2ATL5 play | dev=1PER5,1PER3 | b | V>hand
2ATL6 exhaust | hand=X1,N1 | a | p-1 N1>pile
2ATL7 play | area=P1 | take:1FAM1 | P1>history 1FAM1>hand g+1
2ATL8 when | hand=N1 | play:N1 a react:this | a-1 p-1 N1>pile e-1 x:this m+3
2ATL8 standing | hand=2ATL5 dev=1PER5,1PER3 p=0 | play:2ATL5 a | a-1 2ATL5>discard m-2 1PER5>discard
2ATL9 play | | acquire:R | R>hand
2ATL9 play | area=2ATL3 | b break:R break:U | R>hand U>hand
2ATL10 play | | garrison:X1 | g+1 X1>under:this
2ATL11 play | | exile:R no | g+1 R>exile
2ATL12 play | area=P1 | acquire:R | this>history P1>history R>hand
2ATL15 play | area=PP,PF | yes B.no a | D1>hand m+1
2ATL15 play | area=PP,PF | no B.yes b | bd1>B.hand p+2
2ATL16 play | | exile:R no | p+1 R>exile
2ATL17 play | | exile:R no | m+1 R>exile
2ATL18 play | | exile:R garrison:X1 | R>exile X1>under:this
2ATL20 play | | a | Z1>history g+1 B.g-1
2ATL20 play | | b break:R | R>hand this>history
# Egyptians
2EGY1A exhaust | dev=1PER5,1PER3 p=1 | a | a-1 unrest>hand m-4 1PER5>discard
2EGY1A exhaust | dev=1PER5,1PER3 p=1 | b | p-1 unrest>hand a+1
2EGY1B standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
2EGY2 play | | | g+2
2EGY4 exhaust | | | D1>hand
2EGY4 standing | hand=X1,N1 | play:N1 a react:this | a-1 p-1 N1>pile X1>history
2EGY5 exhaust | hand=X1,N1 | a | p-1 N1>pile
2EGY5 solstice | | discard:X1 | X1>discard g+1
2EGY7 play | | acquire:R | bR>B.discard R>hand
2EGY8 standing | hand=2EGY3 dev=1PER3,1PER5 m=0 | play:2EGY3 | a-1 2EGY3>discard p-3 1PER3>discard
2EGY9 exhaust | | | D1>hand
2EGY9 standing | hand=X1,N1 | play:N1 c | a-1 m-2 N1>pile
2EGY9 standing | hand=X1,N1 | play:N1 b | a-1 X1>discard N1>pile
2EGY10 play | | B.discard:b1 | unrest>B.hand b1>B.discard g+2
2EGY11 play | | garrison:X1 | g+1 X1>under:this
2EGY12 play | | | g+2
2EGY14 play | area=PR,P1 | | PR>discard m+5
2EGY14 play | area=PR,P1 empire | b break:U | PR>discard U>hand
2EGY18 play | | acquire:R | p-1 m-2 R>hand bR>B.hand
2EGY19 solstice | | solstice:this bury:X1 | X1>history
# Mauryans
2MAU1A when | hand=P1 | play:P1 react:this | a-1 P1>area m+2 e-1 x:this g+1
2MAU1A solstice | discard=Z1,P1 | solstice:this | m-1 P1>hand
2MAU4 exhaust | | | m+1 B.m+1 g+1
2MAU4 standing | hand=1PER14 area=this,P1 | play:1PER14 abandon:this take:1FAM1 |
    a-1 1PER14>discard this>discard P1>discard 1FAM1>hand
2MAU5 play | hand=X1,2CIV4 deck=D1,1CAR3,D2 discard=Z1,1CAR4 | | 1FAM1>hand 2CIV4>history 1CAR3>history 1CAR4>history
2MAU6 solstice | | a | g+1
2MAU6 solstice | discard=Z1,N1 | b | N1>pile
2MAU6 standing | hand=X1,N1 | play:N1 c | a-1 m-2 N1>pile
2MAU6 standing | hand=X1,N1 | play:N1 b | a-1 X1>discard N1>pile
2MAU7 play | history=2MAU5 | |
2MAU7 exhaust | discard=Z1,N1 | bury:X1 a b | X1>history D1>hand N1>pile
2MAU8 exhaust | | | D1>hand g+1
2MAU9 solstice | hand=X1,N1,N2 | discard:N1 discard:N2 a b | N1>discard N2>discard D1>hand g+1
2MAU10 play | area=2MAU9 | | p+2
2MAU12 play | | yes break:R | bR>B.hand R>hand
2MAU13 play | | yes break:R | bR>B.hand R>hand
2MAU18 play | deck=D1,2MAU12 | acquire:R | R>hand 2MAU12>discard
2MAU19 play | | a | U>hand V>hand
2MAU19 play | deck=D1,2MAU9 | b | 2MAU9>discard
# Minoans
2MIN1A solstice | | solstice:this discard:X1 | X1>discard g+1
2MIN2 play | dev=1PER5,1PER3 | develop:1PER5 spend:0 | g+1 m-4 1PER5>discard
2MIN3 play | area=PP,PF,1UNC15 | a | B.m+2 m+1
2MIN3 play | area=PP,PF,1UNC15 | b | B.m+2 p+2
2MIN3 play | area=PP,PF,1UNC15 | c | B.m+2 g+1
2MIN4 solstice | | | p+1
2MIN5 standing | hand=2EGY3 dev=2ATL6,1PER3 p=1 | play:2EGY3 a | a-1 2EGY3>discard m-2 p-1 2ATL6>discard
2MIN6 solstice | | solstice:this discard:X1 | X1>discard D1>hand g+1
2MIN7 solstice | | solstice:this | p-1 g+1
2MIN8 play | | acquire:U | bR>B.discard U>hand
2MIN12 exhaust | | | Z1>history D1>hand
2MIN13 solstice | | a | m+1
2MIN13 solstice | | b | p+1
2MIN13 solstice | | c | D1>hand
2MIN16 solstice | | a | m-2 store:this+1
2MIN16 solstice | store=3 | b | this>discard g+3 store:this-3
2MIN17 play | | garrison:X1 | g+1 X1>under:this
# Olmecs
2OLM1A exhaust | discard=Z1,1UNC2 | | 1UNC2>history
2OLM1A exhaust | hand=1UNC2,2OLM12,2OLM13 discard=2OLM18 | b discard:1UNC2 discard:2OLM12 acquire:R |
    1UNC2>discard 2OLM12>discard 2OLM13>discard R>hand
2OLM1B exhaust | hand=X1,2OLM12 | | 2OLM12>history g+2
2OLM2 exhaust | discard=Z1,2OLM12 | top:X1 a | X1>top 2OLM12>hand
2OLM2 exhaust | | top:X1 b | X1>top m+1 p+1
2OLM3 when | area=this,2OLM15 hand=2OLM12 | exhaust:2OLM15 exhaust:this acquire:U |
    a-1 e-2 x:this x:2OLM15 2OLM12>discard U>hand
2OLM3 solstice | discard=Z1,2OLM12 | solstice:this | 2OLM12>hand
2OLM4 play | area=2OLM3 hand=2OLM12,2OLM13 exhaust=0 | discard:2OLM12 take:1FAM1 top:1FAM3 |
    2OLM12>discard 2OLM13>discard p-2 1FAM1>hand
2OLM5 play | hand=X1,2OLM12 | give:2OLM12 | m+3 2OLM12>B.hand unrest>B.hand
2OLM5 play | hand=X1,2OLM12 | give:X1 | m+3 X1>B.hand
2OLM6 play | discard=Z1,2OLM12,2OLM13 | take:2OLM12 take:2OLM13 garrison:X1 | 2OLM12>hand 2OLM13>hand X1>under:this
2OLM7 solstice | | solstice:this garrison:X1 | X1>under:this
2OLM7 standing | area=this,2OLM15 under=this:X3 hand=2OLM12 | exhaust:2OLM15 abandon:X3 acquire:U |
    a-1 e-1 x:2OLM15 X3>discard 2OLM12>discard U>hand
2OLM9 play | hand=X1,N1 B.hand=N2 | return:N1 B.return:N2 | N1>pile N2>pile g+2
2OLM10 exhaust | area=1CIV10 x=1CIV10 exhaust=4 | a | !e-1 -x:1CIV10
2OLM10 exhaust | | b | a-1 Z1>hand
2OLM11 exhaust | hand=2OLM12,2OLM13 area=PP,PF | discard:2OLM12 a | a-1 2OLM12>discard 2OLM13>discard m+1
2OLM11 exhaust | hand=2OLM12,2OLM13 area=PP,PF | discard:2OLM12 b | a-1 2OLM12>discard 2OLM13>discard p+2
2OLM14 exhaust | hand=2OLM12,2OLM13 | discard:2OLM12 acquire:R | a-1 2OLM12>discard 2OLM13>discard R>hand
2OLM15 exhaust | hand=2OLM12,2OLM13 | discard:2OLM12 acquire:U | a-1 2OLM12>discard 2OLM13>discard U>hand
# Qin
2QIN1A standing | | end token:R done | tok:R:p+1 D1>hand D2>hand D3>hand
2QIN1A when | hand=1CAR17 tok=R:p:2 | play:1CAR17 a acquire:R react:this | a-1 p+2 1CAR17>discard R>hand e-1 x:this
2QIN1B standing | | end token:R done | tok:R:p+1 D1>hand D2>hand D3>hand
2QIN2 standing | hand=X1,N1 | play:N1 c | a-1 m-1 N1>pile
2QIN3 standing | theirs area=this,2QIN2 B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.recall:2QIN2 A.no A.yes |
    B.a-1 2CIV4>B.discard 2QIN2>hand m+2 B.m+2 B.g+1
2QIN4 exhaust | | | p-1 D1>hand
2QIN5 exhaust | area=this,2QIN2,2QIN3 | top:X1 | X1>top a+1
2QIN6 play | area=2QIN22 history=2QIN8 | | 1FAM1>hand
2QIN8 play | area=2QIN22 history=2QIN21 g=3 | 2 acquire:R acquire:U | g-2 R>hand U>hand
2QIN9 solstice | | a | g+1
2QIN9 solstice | discard=Z1,P1 | b | P1>hand
2QIN15 play | area=2QIN16 | | 2QIN16>discard
2QIN15 exhaust | tok=U:p:2,R:p:1 | discard:X1 a | a-1 X1>discard X2>discard U>hand p+2
2QIN15 exhaust | discard=N1,N2,N3 | discard:X1 b return:N1 return:N3 | a-1 X1>discard X2>discard N1>pile N3>pile
2QIN16 play | area=2QIN15 | | 2QIN15>discard
2QIN16 exhaust | | acquire:R | p-3 R>hand
2QIN17 play | area=P1,P2 | abandon:P1 abandon:P2 acquire:R acquire:R2 | P1>discard P2>discard R>hand R2>hand bR>B.hand
2QIN17 play | area=P1,P2 empire | no |
2QIN21 play | area=2QIN22 hand=X1,N1 | return:N1 break:R | N1>pile R>hand
2QIN22 exhaust | | token:R no | tok:R:p+1
2QIN22 exhaust | | token:R yes | tok:R:p+1 this>discard !x:this
2QIN22 solstice | | discard:X1 | X1>discard X2>discard
# Utopians; with another nation where the solstice of their own journey would come too
2UTO1A solstice | B.hand=N1,b1 | solstice:this B.return:N1 discard:X1 | N1>pile p+1 X1>discard D1>hand
2UTO1A standing | hand=2UTO12 deck=D1 | play:2UTO12 yes B.no | 2UTO12>discard D1>hand unrest>hand
2UTO1B standing | hand=2UTO12 deck=D1 | play:2UTO12 yes B.no | 2UTO12>discard D1>hand unrest>hand
2UTO2A when | hand=N1 | play:N1 a react:this | a-2 p-1 N1>pile e-1 x:this g+1
2UTO2A solstice | g=6 | a | g-6 side:2UTO2B
2UTO2A solstice | g=6 | b discard:X1 | X1>discard D1>hand
2UTO2B exhaust | area=P1 | | P1>discard p+1 g+1
2UTO2B solstice | g=5 | a | g-5 this>gone 2UTO3>journey side:2UTO3A empire
2UTO2B solstice | g=5 discard=Z1,P1 | b take:P1 | P1>hand
2UTO3A exhaust | | bury:X1 | X1>history g+1
2UTO3A solstice | g=5 | a | g-5 side:2UTO3B
2UTO3A solstice | g=5 | b | D1>hand
2UTO3A enters | at_solstice g=5 | a | g-5 2UTO2>gone this>journey side:2UTO3A empire
2UTO3B exhaust | | | B.g+1 p+2
2UTO3B solstice | p=24 | | scoring
2UTO3B solstice | p=23 | |
2UTO3B standing | hand=1TRI8 | play:1TRI8 | a-1 1TRI8>discard B.g+1 p+2
2UTO4 exhaust | hand=2UTO12,2CIV4,X1 | exile:2CIV4 | 2UTO12>under:this 2CIV4>exile p+2 g+1
2UTO4 exhaust | hand=2UTO12,N1,X1 | | 2UTO12>under:this X1>exile p+2
2UTO4 solstice | nation=persians | a | D1>hand
2UTO4 solstice | nation=persians hand=X1,N1 | b | this>discard N1>pile
2UTO5 exhaust | hand=X1,2UTO12 | acquire:R | 2UTO12>under:this R>hand
2UTO5 solstice | nation=persians area=this,P1 | a | P1>hand
2UTO5 solstice | nation=persians area=this,P1 | b | this>discard p+1
2UTO6 exhaust | hand=X1,2UTO12 | | 2UTO12>under:this T>hand
2UTO6 solstice | nation=persians | a | unrest>hand
2UTO6 solstice | nation=persians | b | this>discard m+1
2UTO6 standing | theirs B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.no A.yes |
    B.a-1 2CIV4>B.discard p-1 m+2 B.m+2 B.g+1
2UTO7 exhaust | hand=X1,2UTO12 | bury:X1 | 2UTO12>under:this X1>history
2UTO7 solstice | nation=persians area=this under=this:2UTO12+2UTO13 | solstice:this |
    this>discard 2UTO12>discard 2UTO13>discard 1FAM1>hand
2UTO8 exhaust | hand=X1,2UTO12 | acquire:U | 2UTO12>under:this U>hand
2UTO8 solstice | nation=persians | a discard:X1 | X1>discard
2UTO8 solstice | nation=persians | b | this>discard D1>hand
2UTO9 play | | B.yes | g+1 B.m+2
2UTO10 play | | B.yes | Z1>top bd1>B.hand
2UTO11 exhaust | hand=X1,N1 discard=Z1,2UTO12 | | N1>under:this 2UTO12>hand
2UTO11 solstice | nation=persians | a | D1>hand
2UTO11 solstice | nation=persians area=this under=this:N1+X3 | b | this>discard N1>pile X3>discard
2UTO12 play | | yes B.yes | D1>hand bd1>B.hand
"""

CASES = cases(TABLE)


@pytest.mark.parametrize(("number", "spec"), CASES, ids=called(CASES))
def test_what_a_card_does(number: str, spec: Spec) -> None:
    check(number, spec)
