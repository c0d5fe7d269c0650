; Insertion sort sorts lists of three elements.
; EXPECT: unsat
(define-fun insert ((acc (List Int)) (x Int)) (List Int)
  (List.append (List.take_while (lambda ((y Int)) (<= y x)) acc) (List.cons x (List.drop_while (lambda ((y Int)) (<= y x)) acc))))
(declare-const l (List Int))
(assert (= (List.len l) 3))
(assert (not (List.sorted (List.fold insert (List.value Int ()) l))))
(check-sat)
