; Insertion in descending order, by the first elements that are greater and the others, orders six elements.
; EXPECT: unsat
(define-fun insert ((acc (List Int)) (x Int)) (List Int)
  (List.append (List.take_while (lambda ((y Int)) (> y x)) acc) (List.value Int (x)) (List.drop_while (lambda ((y Int)) (> y x)) acc)))
(declare-const l (List Int))
(assert (= (List.len l) 6))
(assert (List.exists2 < (List.fold insert (List.value Int ()) l) (List.tail (List.fold insert (List.value Int ()) l))))
(check-sat)
