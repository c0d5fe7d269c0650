; Sorted lists: which strictly increasing lists of five numbers from 1 to 5 are there?
;
; Strictly increasing means that each element is less than the next one. The neighbours come from zipping the list with
; its own tail.
;
; Answer: exactly one.
;
; Second question: can a strictly increasing list begin with a larger element than it ends with? No, however long it is.

(define-fun increasing ((xs (List Int))) Bool (List.forall2 < xs (List.tail xs)))

(declare-const xs (List Int))
(assert (increasing xs))

(push)
(assert (List.forall (lambda ((x Int)) (<= 1 x 5)) xs))
(assert (= (List.len xs) 5))
(check-sat)
; expect: sat
(get-value (xs))
; expect: ((xs (List.value Int (1 2 3 4 5))))
(pop)

(assert (> (List.head xs 0) (List.last xs 0)))
(check-sat)
; expect: unsat
