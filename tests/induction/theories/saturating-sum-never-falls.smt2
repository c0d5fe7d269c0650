; EXPECT: unsat
; A saturating sum is at least its start.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(declare-const start (_ BitVec 8))
(define-fun add ((a (_ BitVec 8)) (x (_ BitVec 8))) (_ BitVec 8) (ite (bvuaddo a x) #xff (bvadd a x)))
(assert (bvult (List.fold add start l) start))
(check-sat)
