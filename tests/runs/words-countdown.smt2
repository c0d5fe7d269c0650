; A timer of 24 bits runs down.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List Bool))
(assert (= #x000000 (List.fold (lambda ((c (_ BitVec 24)) (b Bool)) (ite (and b (bvugt c #x000000)) (bvsub c #x000001) c)) #xffffff l)))
(check-sat)
