; EXPECT: unsat
; What is saturated stays so.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(define-fun add ((a (_ BitVec 8)) (x (_ BitVec 8))) (_ BitVec 8) (ite (bvuaddo a x) #xff (bvadd a x)))
(assert (distinct (List.fold add #xff l) #xff))
(check-sat)
