; Pairs of small lists.
; EXPECT: sat
; EXPECT: (((List.disjoint (List.value Int (1 2 2)) (List.value Int (2 1 3))) false)
; EXPECT:  ((List.disjoint (List.value Int ()) (List.value Int (1))) true)
; EXPECT:  ((List.disjoint (List.value Int (1)) (List.value Int ())) true)
; EXPECT:  ((List.disjoint (List.value Int ()) (List.value Int ())) true)
; EXPECT:  ((List.disjoint (List.value Int (3 3)) (List.value Int (3))) false)
; EXPECT:  ((List.disjoint (List.value Int (1 2)) (List.value Int (2 1))) false)
; EXPECT:  ((List.disjoint Int (List.value Int (1)) (List.value Int (1))) false))
(declare-const k Int)
(check-sat)
(get-value (
  (List.disjoint (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.disjoint (List.value Int ()) (List.value Int (1)))
  (List.disjoint (List.value Int (1)) (List.value Int ()))
  (List.disjoint (List.value Int ()) (List.value Int ()))
  (List.disjoint (List.value Int (3 3)) (List.value Int (3)))
  (List.disjoint (List.value Int (1 2)) (List.value Int (2 1)))
  (List.disjoint Int (List.value Int (1)) (List.value Int (1)))))
