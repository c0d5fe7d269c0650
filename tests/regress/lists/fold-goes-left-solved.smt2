; Three decimal digits are determined by the number they make.
; EXPECT: sat
; EXPECT: ((l (List.value Int (3 0 7))))
; EXPECT: unsat
(declare-const l (List Int))
(define-fun number ((l (List Int))) Int (List.fold (lambda ((acc Int) (x Int)) (+ (* 10 acc) x)) 0 l))
(define-fun digits ((l (List Int))) Bool (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= 0 x 9))) true l))
(assert (= (List.len l) 3))
(assert (digits l))
(assert (= (number l) 307))
(check-sat)
(get-value (l))
(assert (not (= l (List.value Int (3 0 7)))))
(check-sat)
