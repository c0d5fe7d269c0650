; EXPECT: unsat
; Rotated bits do not vanish.
(set-logic ALL)
(declare-const l (List Bool))
(declare-const start (_ BitVec 8))
(assert (distinct start #x00))
(assert (= #x00 (List.fold (lambda ((a (_ BitVec 8)) (b Bool)) (ite b ((_ rotate_left 1) a) ((_ rotate_right 3) a))) start l)))
(check-sat)
