; Two parts that overlap: what equals the new element is in both of them, and five equal elements become thirty-one.
; EXPECT: sat
; EXPECT: (((List.len grown) 31))
(define-fun grow ((acc (List Int)) (x Int)) (List Int)
  (List.append (List.filter (lambda ((y Int)) (<= y x)) acc) (List.value Int (x)) (List.filter (lambda ((y Int)) (>= y x)) acc)))
(declare-const l (List Int))
(define-fun grown () (List Int) (List.fold grow (List.value Int ()) l))
(assert (= (List.len l) 5))
(assert (> (List.len grown) 30))
(check-sat)
(get-value ((List.len grown)))
