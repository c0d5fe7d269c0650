; EXPECT: unsat
; A fold with indices is one over a range and the list.
(declare-const l (List Int))
(declare-const z Int)
(define-fun weigh ((i Int) (acc Int) (v Int)) Int (+ acc v i))
(assert (not (= (List.foldi weigh z l) (List.fold2 (lambda ((acc Int) (i Int) (v Int)) (weigh i acc v)) z (List.range 0 (List.len l)) l))))
(check-sat)
