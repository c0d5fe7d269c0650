; EXPECT: unsat
; All marks, flattened twice, are as many as the classes say.
(set-logic ALL)

(declare-const school (List (List (List Int))))
(define-fun class-count ((c (List (List Int)))) Int (List.sum (List.map (lambda ((p (List Int))) (List.len p)) c)))
(assert (distinct (List.len (List.concat (List.concat school))) (List.sum (List.map class-count school))))

(check-sat)
