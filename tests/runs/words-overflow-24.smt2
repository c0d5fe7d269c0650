; A counter of 24 bits comes back to zero after 16,777,216 steps.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Bool))
(assert (> (List.len l) 0))
(assert (List.forall (lambda ((b Bool)) b) l))
(assert (= #x000000 (List.fold (lambda ((c (_ BitVec 24)) (b Bool)) (ite b (bvadd c #x000001) c)) #x000000 l)))
(check-sat)
