; EXPECT: unsat
; A byte that is xored in twice leaves nothing.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (distinct #x00 (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvxor (bvxor a x) x)) #x00 l)))
(check-sat)
