; EXPECT: unsat
; Filter append.
(declare-const l (List Int))
(declare-const m (List Int))
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.len (List.filter positive (List.append l m))) (+ (List.len (List.filter positive l)) (List.len (List.filter positive m))))))
(check-sat)
