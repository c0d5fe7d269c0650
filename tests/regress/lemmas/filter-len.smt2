; A lemma about lists of every length: filter len.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (<= (List.len (List.filter positive l)) (List.len l))))
(check-sat)
