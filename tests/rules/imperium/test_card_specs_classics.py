"""What each card of the eight nations of Classics does; `specs.py` says how a line is read."""

import pytest

from tests.rules.imperium.specs import Spec, called, cases, check

TABLE = """
# Carthaginians
1CAR1A standing | | end token:R done | tok:R:m+1 D1>hand D2>hand D3>hand
1CAR1A when | hand=1CAR17 tok=R:m:3,R:g:1 | play:1CAR17 a acquire:R react:this |
    a-1 p-2 1CAR17>discard R>hand m+6 g+1 e-1 x:this
1CAR1B standing | | end token:R done | tok:R:m+2 D1>hand D2>hand D3>hand
1CAR2 solstice | | solstice:this discard:X1 a | X1>discard m+1
1CAR2 solstice | | solstice:this discard:X1 b | X1>discard p+1
1CAR2 solstice | | solstice:this discard:X1 c | X1>discard D1>hand
1CAR3 play | | yes break:R | bR>B.discard R>hand
1CAR5 play | | acquire:R yes B.yes | m-2 R>hand D1>hand bd1>B.hand
1CAR6 play | history=H1 | acquire:R yes take:H1 | R>hand D1>hand H1>hand
1CAR7 exhaust | area=PR,P1 tok=R:m:2 | | PR>hand R>hand m+2
1CAR8 play | | give:X1 | m+2 D1>hand X1>B.hand
1CAR9 play | area=PP,PF | yes B.no a | D1>hand m+1
1CAR9 play | area=PP,PF | no B.yes b | bd1>B.hand p+2
1CAR10 exhaust | tok=R:m:2 | discard:X1 | X1>discard R>hand m-1
1CAR11 play | | a acquire:U | m-3 U>hand
1CAR11 play | | b break:V | m-5 V>hand
1CAR12 play | | garrison:X1 | X1>under:this
1CAR13 play | | | p+2
1CAR14 play | area=P1,P2,P3 | abandon:P1 abandon:P2 take:1FAM1 | P1>discard P2>discard P3>discard 1FAM1>hand
1CAR17 play | | a acquire:R | p-2 R>hand
1CAR17 play | | b break:T | p-3 T>hand
1CAR18 play | | yes acquire:R exile:U no | p+1 m+2 R>area U>exile
1CAR19 play | | token:R bury:X1 | tok:R:m+1 X1>history
1CAR21 play | | garrison:X1 | m+2 X1>under:this
1CAR22 play | | a | p-1
1CAR22 play | | b discard:X1 | X1>discard X2>discard
1CAR22 play | | c | m-3
# Celts
1CEL1A when | hand=1CEL16 | play:1CEL16 a acquire:U react:this |
    a-1 m-3 1CEL16>discard U>hand e-1 x:this unrest>B.hand
1CEL1A when | hand=1CEL14 | play:1CEL14 b break:U react:this | a-1 p-1 1CEL14>discard U>hand e-1 x:this unrest>B.hand
1CEL2 play | area=PF,1PER11,PP | | m+12 B.m+1
1CEL3 play | | acquire:U | U>hand unrest>B.hand
1CEL4 standing | hand=1CEL3 | play:1CEL3 no | a-1 1CEL3>discard unrest>B.hand g+1
1CEL5 standing | hand=1CEL17 exile=1REG3 | play:1CEL17 a acquire:1REG3 | a-1 p-2 1CEL17>discard 1REG3>hand
1CEL5 standing | hand=1CEL18 | play:1CEL18 | a-1 1CEL18>history g+1 bR>B.discard
1CEL6 exhaust | | bury:X1 bury:Z1 | X1>history Z1>history
1CEL6 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
1CEL7 play | | acquire:R | R>hand
1CEL10 play | | yes garrison:X1 | D1>hand X1>under:this
1CEL12 play | | take:Z1 no | Z1>hand
1CEL14 play | | a | g+1
1CEL14 play | | b break:U | p-1 U>hand
1CEL14 play | hand=X1,N1 | c | N1>pile p+1
1CEL18 play | | | g+1 bR>B.discard
1CEL19 play | B.empire | | m+3 B.m-1 g+1 B.g-1
1CEL19 play | B.area= | | m+2
1CEL20 exhaust | g=1 | | g-1 p+2
1CEL21 play | | top:Z1 no | Z1>top
# Greeks
1GRE1A exhaust | | break:U | a-2 U>hand
1GRE2 play | | bury:X1 | D1>hand D2>hand X1>history
1GRE3 play | area=PP,PF,1UNC15 | a | m+1
1GRE3 play | area=PP,PF,1UNC15 | b | p+2
1GRE3 play | area=PP,PF,1UNC15 | c | D1>hand
1GRE4 play | | acquire:R | R>hand
1GRE5 solstice | | solstice:this discard:X1 a | X1>discard m+1
1GRE5 solstice | | solstice:this discard:X1 b | X1>discard p+1
1GRE5 solstice | | solstice:this discard:X1 c | X1>discard D1>hand
1GRE6 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
1GRE6 standing | hand=1GRE16 | play:1GRE16 a acquire:U | a-1 m-3 1GRE16>discard U>hand
1GRE7 play | | top:X1 acquire:R | X1>deck X2>top R>hand bR>B.hand
1GRE8 exhaust | hand=X1,N1 | a | p-1 N1>pile
1GRE8 standing | hand=X1,N1 | play:N1 c | a-1 m-2 N1>pile
1GRE8 standing | hand=X1,N1 | play:N1 b | a-1 X1>discard N1>pile
1GRE9 exhaust | discard=Z1,2CIV4 exile=1REG3 | a | 2CIV4>top
1GRE9 exhaust | exile=1REG3 tok=R:g:2 | b swap:R | R>exile 1REG3>market
1GRE10 play | area=1CIV10,P1 | break:U | 1CIV10>discard U>hand
1GRE12 play | | garrison:X1 | m+1 X1>under:this
1GRE15 play | | | g+1 D1>hand m+2 B.m-2 B.p+1
1GRE18 play | | a acquire:R | p-1 R>hand
1GRE18 play | | b | g+1
1GRE18 play | hand=X1,N1 | c | N1>pile
1GRE19 solstice | | solstice:this discard:X1 a | X1>discard m+1
1GRE19 solstice | | solstice:this discard:X1 b | X1>discard p+1
1GRE19 solstice | | solstice:this discard:X1 c | X1>discard D1>hand
1GRE20 play | | garrison:X1 | p+1 X1>under:this
# Macedonians
1MAC1A standing | area=1MAC17 discard=Z1,P1 | exhaust:1MAC17 no | a-1 e-1 x:1MAC17 P1>area m+4
1MAC2 play | | yes break:R | D1>hand R>hand
1MAC3 play | dev=1PER5,1PER3 p=0 | a | m-4 1PER5>discard
1MAC3 play | dev=1PER5,1PER3 | b acquire:U | m-2 U>hand
1MAC4 play | | yes acquire:T break:R | T>history R>hand
1MAC5 standing | hand=1MAC14 | play:1MAC14 a acquire:R | a-1 p-2 1MAC14>discard R>hand
1MAC5 when | hand=P1 | play:P1 react:this | a-1 P1>area m+2 e-1 x:this D1>hand
1MAC6 play | history=1MAC2 exile=1REG7 | 2 acquire:R acquire:1REG7 | R>hand 1REG7>hand
1MAC7 exhaust | | | m-1 Z1>hand
1MAC11 play | area=1CIV10 x=1CIV10 exhaust=4 | refresh:1CIV10 | m+2 B.m-2 e+1 -x:1CIV10
1MAC16 play | | acquire:R | R>hand
1MAC17 exhaust | discard=Z1,P1 | no | a-1 P1>area m+2
# Persians
1PER1A exhaust | | top:X1 break:T | a-1 X1>deck X2>top p-1 T>hand
1PER3 play | B.area=bR,1UNC15 | yes break:R | 1UNC15>B.discard R>hand
1PER5 exhaust | area=PF,PP hand=1ROM9 | play:1ROM9 no B.no a | a-1 1ROM9>discard m+4
1PER7 play | | | m+2 B.m+2 g+1 unrest>B.hand
1PER9 play | | acquire:R | R>hand
1PER10 play | | bury:Z1 no | Z1>history
1PER12 play | | | m+4
1PER19 play | | garrison:X1 | m+3 X1>under:this
1PER21 play | | | p+2
# Romans
1ROM1A standing | hand=1ROM14 area=P1,P2,P3 | play:1ROM14 abandon:P1 abandon:P2 take:1FAM3 top:1FAM1 |
    a-1 P1>discard P2>discard P3>discard 1ROM14>discard g+1 1FAM3>hand
1ROM2 play | | a | D1>hand D2>hand
1ROM2 play | | b acquire:R | R>hand
1ROM3 play | B.hand=b1,b2,b3 | B.discard:b1 B.discard:b2 yes break:V | b1>B.discard b2>B.discard V>hand
1ROM4 play | | acquire:R | R>hand bR>B.discard
1ROM5 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
1ROM5 standing | hand=1ROM17 | play:1ROM17 a acquire:R | a-1 p-2 1ROM17>discard R>hand
1ROM6 play | | acquire:V bury:X1 | V>hand X1>history
1ROM7 play | area=1ROM19 | | 1ROM19>history
1ROM7 solstice | | a | m+1
1ROM7 solstice | | b | p+1
1ROM7 solstice | | c | D1>hand
1ROM10 solstice | hand=X1,N1 discard=Z1,N2 | discard:X1 return:N1 return:N2 | X1>discard N1>pile N2>pile
1ROM18 play | | break:U | U>hand
1ROM21 play | | acquire:R acquire:R2 | R>hand R2>hand bR>B.hand
# Scythians
1SCY1A exhaust | | break:R | a-1 unrest>hand R>hand
1SCY3 play | hand=X1,N1 | acquire:R return:N1 | R>hand N1>pile
1SCY4 exhaust | | | Z1>history
1SCY4 standing | | end token:R done | tok:R:g+1 D1>hand D2>hand D3>hand D4>hand
1SCY9 exhaust | | discard:X1 | X1>discard D1>hand D2>hand
1SCY13 play | B.empire | | D1>hand D2>hand bR>B.hand p+1 B.p-1
1SCY13 play | | | D1>hand D2>hand bR>B.hand
1SCY14 play | area=PP,PF | yes B.no | D1>hand m+1
1SCY15 play | area=PP,PF | no B.yes | bd1>B.hand m+1
1SCY18 play | | garrison:X1 | p+1 X1>under:this
1SCY20 when | theirs B.hand=2CIV4 B.empire | B.play:2CIV4 A.react:this A.no A.yes |
    B.a-1 2CIV4>B.discard e-1 x:this m+2 B.m+2 B.g+1
1SCY20 solstice | | solstice:this | m-1 p+1
1SCY21 when | hand=P1 | play:P1 react:this | a-1 P1>area m+2 e-1 x:this p+1
1SCY21 solstice | area=P1 | solstice:this | P1>hand
# Vikings
1VIK1A when | hand=N1 | play:N1 a yes | a-1 p-1 N1>pile e-1 x:this D1>hand D2>hand
1VIK1A standing | hand=1TRI1 | play:1TRI1 | a-1 1TRI1>discard U>hand
1VIK1A standing | at_solstice area=1UNC8 nationdeck=1VIK3,1VIK5 acc=1VIK2 | a yes | unrest>hand next:1VIK5
1VIK1B standing | hand=1TRI1 | play:1TRI1 | a-1 1TRI1>discard U>hand
1VIK1B standing | at_solstice area=1UNC8 nationdeck=1VIK3,1VIK5 acc=1VIK2 | a yes | unrest>hand next:1VIK5
1VIK2 play | | yes break:R | 1FAM1>hand R>hand scoring
1VIK2 enters | acc=this hand=1TRI3 | play:1TRI3 | a-1 1TRI3>discard this>discard scoring
1VIK3 play | nationdeck=1VIK4,1VIK5 acc=1VIK2 | garrison:X1 a | X1>under:this m+2
1VIK3 play | nationdeck=1VIK4,1VIK5 acc=1VIK2 | no b no |
1VIK4 exhaust | hand=1CIV3 | play:1CIV3 | m-3 a+1 1CIV3>discard
1VIK5 play | nationdeck=1VIK4,1VIK3 acc=1VIK2 | garrison:X1 a | X1>under:this p+1
1VIK5 play | nationdeck=1VIK4,1VIK3 acc=1VIK2 | no b no |
1VIK6 play | | no a exile:R | R>exile
1VIK6 play | | garrison:X1 b | X1>under:this p+1
1VIK7 play | area=1VIK10,1VIK5 hand=X1,N1 B.area= | a | N1>pile
1VIK7 play | area=1VIK10,1VIK5 hand=X1,N1 B.area= | b garrison:X1 | X1>under:this
1VIK8 solstice | | solstice:this garrison:X1 | X1>under:this
1VIK10 when | hand=1VIK13 | play:1VIK13 react:this | 1VIK13>discard m+4 B.m-2 e-1 x:this
1VIK10 standing | hand=1CAR17 exile=1REG3 | play:1CAR17 a acquire:1REG3 | a-1 p-1 1CAR17>discard 1REG3>hand
1VIK11 when | hand=P1 | play:P1 react:this a | a-1 P1>area m+2 e-1 x:this D1>hand
1VIK11 when | hand=P1 | play:P1 react:this b | a-1 P1>area m+4 e-1 x:this
1VIK12 play | | | 1FAM1>hand
1VIK13 play | | | m+2 B.m-2
1VIK13 play | B.m=1 | | m+1 B.m-1 unrest>B.hand
1VIK16 play | hand=X1,N1 nationdeck=1VIK4,1VIK5 acc=1VIK2 | no a | N1>pile p+1
1VIK16 play | nationdeck=1VIK4,1VIK5 acc=1VIK2 | no b | D1>hand D2>hand
1VIK17 play | | garrison:X1 | X1>under:this
1VIK21 play | area=1VIK17 deck=D1,P1 | find:P1 | 1VIK17>discard p-1 P1>hand
1VIK22 play | | acquire:R | p-1 m-2 R>hand b1>B.discard
1VIK23 play | | a | m+1 B.m-1 g+1
1VIK23 play | hand=X1,N1 | b | m+1 B.m-1 N1>pile
"""

CASES = cases(TABLE)


@pytest.mark.parametrize(("number", "spec"), CASES, ids=called(CASES))
def test_what_a_card_does(number: str, spec: Spec) -> None:
    check(number, spec)
