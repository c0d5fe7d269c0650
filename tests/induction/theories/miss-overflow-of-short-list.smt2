; EXPECT: sat
; Eleven bytes of at most 25 overflow eight bits.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (<= (List.len l) 11))
(assert (List.forall (lambda ((x (_ BitVec 8))) (bvule x #x19)) l))
(assert (distinct (List.sum (List.map ubv_to_int l)) (ubv_to_int (List.fold bvadd #x00 l))))
(check-sat)
