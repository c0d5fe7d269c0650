; An element, and one after it.
; EXPECT: sat
; EXPECT: (((List.exists_pair <= (List.value Int ())) false)
; EXPECT:  ((List.exists_pair <= (List.value Int (1))) false)
; EXPECT:  ((List.exists_pair <= (List.value Int (1 2 1))) true)
; EXPECT:  ((List.exists_pair <= (List.value Int (2 2))) true)
; EXPECT:  ((List.exists_pair <= (List.value Int (3 1 2))) true)
; EXPECT:  ((List.exists_pair <= (List.value Int (3 2 1))) false)
; EXPECT:  ((List.exists_pair Int (lambda ((x Int) (y Int)) (= y (* 2 x))) (List.value Int (1 2))) true))
(declare-const k Int)
(check-sat)
(get-value (
  (List.exists_pair <= (List.value Int ()))
  (List.exists_pair <= (List.value Int (1)))
  (List.exists_pair <= (List.value Int (1 2 1)))
  (List.exists_pair <= (List.value Int (2 2)))
  (List.exists_pair <= (List.value Int (3 1 2)))
  (List.exists_pair <= (List.value Int (3 2 1)))
  (List.exists_pair Int (lambda ((x Int) (y Int)) (= y (* 2 x))) (List.value Int (1 2)))))
