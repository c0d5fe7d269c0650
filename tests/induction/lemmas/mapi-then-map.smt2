; EXPECT: unsat
; A map after a map with indices.
(declare-const l (List Int))
(define-fun next ((v Int)) Int (+ v 1))
(assert (not (= (List.map next (List.mapi + l)) (List.mapi (lambda ((i Int) (v Int)) (next (+ i v))) l))))
(check-sat)
