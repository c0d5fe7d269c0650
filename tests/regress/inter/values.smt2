; The order is that of the first list, and elements that occur twice stay.
; EXPECT: sat
; EXPECT: (((List.inter (List.value Int (1 2 2)) (List.value Int (2 1 3))) (List.value Int (1 2 2)))
; EXPECT:  ((List.inter (List.value Int ()) (List.value Int (1))) (List.value Int ()))
; EXPECT:  ((List.inter (List.value Int (1)) (List.value Int ())) (List.value Int ()))
; EXPECT:  ((List.inter (List.value Int ()) (List.value Int ())) (List.value Int ()))
; EXPECT:  ((List.inter (List.value Int (3 3)) (List.value Int (3))) (List.value Int (3 3)))
; EXPECT:  ((List.inter (List.value Int (1 2)) (List.value Int (2 1))) (List.value Int (1 2)))
; EXPECT:  ((List.inter Int (List.value Int (1)) (List.value Int (1))) (List.value Int (1))))
(declare-const k Int)
(check-sat)
(get-value (
  (List.inter (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.inter (List.value Int ()) (List.value Int (1)))
  (List.inter (List.value Int (1)) (List.value Int ()))
  (List.inter (List.value Int ()) (List.value Int ()))
  (List.inter (List.value Int (3 3)) (List.value Int (3)))
  (List.inter (List.value Int (1 2)) (List.value Int (2 1)))
  (List.inter Int (List.value Int (1)) (List.value Int (1)))))
