; Sorts are suggested among sorts.
; EXPECT: (error "line 8 column 18: unknown sort `int`, did you mean `Int`?")
; EXPECT: (error "line 9 column 24: unknown sort `Colour`, did you mean `Color`?")
; EXPECT: (error "line 10 column 21: unknown sort `Text`")
; EXPECT: (error "line 11 column 18: unknown sort `Set`")
; EXPECT: sat
(declare-datatype Color ((Red)))
(declare-const x int)
(declare-const y (List Colour))
(declare-fun f (Int Text) Bool)
(declare-const s (Set Int))
(declare-const x Int)
(check-sat)
