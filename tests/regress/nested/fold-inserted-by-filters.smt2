; Seven elements, inserted between those that are less and the others: the fourth of them is their median.
; EXPECT: sat
; EXPECT: (((List.count (lambda ((y Int)) (< y 40)) l) 3))
(define-fun insert ((acc (List Int)) (x Int)) (List Int)
  (List.append (List.filter (lambda ((y Int)) (< y x)) acc) (List.value Int (x)) (List.filter (lambda ((y Int)) (>= y x)) acc)))
(declare-const l (List Int))
(define-fun sorted () (List Int) (List.fold insert (List.value Int ()) l))
(assert (= (List.len l) 7))
(assert (= (List.nth sorted 3 0) 40))
(assert (< (List.nth sorted 2 0) 40))
(assert (= (List.head l 0) 50))
(check-sat)
(get-value ((List.count (lambda ((y Int)) (< y 40)) l)))
