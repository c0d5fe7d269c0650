; Some elements are added only if a number says so; the others leave no gap.
; EXPECT: sat
; EXPECT: ((kept (List.value Int (7 9))))
(declare-const l (List Int))
(declare-const n Int)
(define-fun kept () (List Int)
  (List.fold (lambda ((acc (List Int)) (x Int)) (List.append acc (List.take (- x n) (List.value Int (x))))) (List.value Int ()) l))
(assert (= (List.len l) 4))
(assert (= (List.len kept) 2))
(assert (= (List.nth kept 1 0) (List.last l 0) 9))
(assert (= (List.head kept 0) (List.nth l 1 0) 7))
(check-sat)
(get-value (kept))
