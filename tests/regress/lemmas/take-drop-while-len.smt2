; A lemma about lists of every length: take drop while len.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.len l) (+ (List.len (List.take_while positive l)) (List.len (List.drop_while positive l))))))
(check-sat)
