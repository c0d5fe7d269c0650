; The order is that of the first list, and elements that occur twice stay.
; EXPECT: sat
; EXPECT: (((List.union (List.value Int (1 2 2)) (List.value Int (2 1 3))) (List.value Int (1 2 2 3)))
; EXPECT:  ((List.union (List.value Int ()) (List.value Int (1))) (List.value Int (1)))
; EXPECT:  ((List.union (List.value Int (1)) (List.value Int ())) (List.value Int (1)))
; EXPECT:  ((List.union (List.value Int ()) (List.value Int ())) (List.value Int ()))
; EXPECT:  ((List.union (List.value Int (3 3)) (List.value Int (3))) (List.value Int (3 3)))
; EXPECT:  ((List.union (List.value Int (1 2)) (List.value Int (2 1))) (List.value Int (1 2)))
; EXPECT:  ((List.union Int (List.value Int (1)) (List.value Int (1))) (List.value Int (1))))
(declare-const k Int)
(check-sat)
(get-value (
  (List.union (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.union (List.value Int ()) (List.value Int (1)))
  (List.union (List.value Int (1)) (List.value Int ()))
  (List.union (List.value Int ()) (List.value Int ()))
  (List.union (List.value Int (3 3)) (List.value Int (3)))
  (List.union (List.value Int (1 2)) (List.value Int (2 1)))
  (List.union Int (List.value Int (1)) (List.value Int (1)))))
