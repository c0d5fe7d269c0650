; EXPECT: unsat
; Ten bytes at most, each at most 25: no overflow in eight bits.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (<= (List.len l) 10))
(assert (List.forall (lambda ((x (_ BitVec 8))) (bvule x #x19)) l))
(define-fun exact () Int (List.sum (List.map ubv_to_int l)))
(assert (distinct exact (ubv_to_int (List.fold bvadd #x00 l))))
(check-sat)
