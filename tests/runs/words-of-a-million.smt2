; A million words with a given sum.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (_ BitVec 16)))
(assert (= (List.len l) 1000000))
(assert (= (List.fold bvadd #x0000 l) #x1234))
(check-sat)
