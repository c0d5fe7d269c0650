; An element, and one after it.
; EXPECT: sat
; EXPECT: (((List.all_pairs <= (List.value Int ())) true)
; EXPECT:  ((List.all_pairs <= (List.value Int (1))) true)
; EXPECT:  ((List.all_pairs <= (List.value Int (1 2 1))) false)
; EXPECT:  ((List.all_pairs <= (List.value Int (2 2))) true)
; EXPECT:  ((List.all_pairs <= (List.value Int (3 1 2))) false)
; EXPECT:  ((List.all_pairs <= (List.value Int (3 2 1))) false)
; EXPECT:  ((List.all_pairs Int (lambda ((x Int) (y Int)) (= y (* 2 x))) (List.value Int (1 2))) true))
(declare-const k Int)
(check-sat)
(get-value (
  (List.all_pairs <= (List.value Int ()))
  (List.all_pairs <= (List.value Int (1)))
  (List.all_pairs <= (List.value Int (1 2 1)))
  (List.all_pairs <= (List.value Int (2 2)))
  (List.all_pairs <= (List.value Int (3 1 2)))
  (List.all_pairs <= (List.value Int (3 2 1)))
  (List.all_pairs Int (lambda ((x Int) (y Int)) (= y (* 2 x))) (List.value Int (1 2)))))
