; The order is that of the first list, and elements that occur twice stay.
; EXPECT: sat
; EXPECT: (((List.diff (List.value Int (1 2 2)) (List.value Int (2 1 3))) (List.value Int ()))
; EXPECT:  ((List.diff (List.value Int ()) (List.value Int (1))) (List.value Int ()))
; EXPECT:  ((List.diff (List.value Int (1)) (List.value Int ())) (List.value Int (1)))
; EXPECT:  ((List.diff (List.value Int ()) (List.value Int ())) (List.value Int ()))
; EXPECT:  ((List.diff (List.value Int (3 3)) (List.value Int (3))) (List.value Int ()))
; EXPECT:  ((List.diff (List.value Int (1 2)) (List.value Int (2 1))) (List.value Int ()))
; EXPECT:  ((List.diff Int (List.value Int (1)) (List.value Int (1))) (List.value Int ())))
(declare-const k Int)
(check-sat)
(get-value (
  (List.diff (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.diff (List.value Int ()) (List.value Int (1)))
  (List.diff (List.value Int (1)) (List.value Int ()))
  (List.diff (List.value Int ()) (List.value Int ()))
  (List.diff (List.value Int (3 3)) (List.value Int (3)))
  (List.diff (List.value Int (1 2)) (List.value Int (2 1)))
  (List.diff Int (List.value Int (1)) (List.value Int (1)))))
