; EXPECT: unsat
; Filters of both parts make up the filter.
(declare-const l (List Int))
(declare-const n Int)
(define-fun positive ((v Int)) Bool (> v 0))
(assert (not (= (List.append (List.filter positive (List.take n l)) (List.filter positive (List.drop n l))) (List.filter positive l))))
(check-sat)
