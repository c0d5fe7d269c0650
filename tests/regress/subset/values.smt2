; Pairs of small lists.
; EXPECT: sat
; EXPECT: (((List.subset (List.value Int (1 2 2)) (List.value Int (2 1 3))) true)
; EXPECT:  ((List.subset (List.value Int ()) (List.value Int (1))) true)
; EXPECT:  ((List.subset (List.value Int (1)) (List.value Int ())) false)
; EXPECT:  ((List.subset (List.value Int ()) (List.value Int ())) true)
; EXPECT:  ((List.subset (List.value Int (3 3)) (List.value Int (3))) true)
; EXPECT:  ((List.subset (List.value Int (1 2)) (List.value Int (2 1))) true)
; EXPECT:  ((List.subset Int (List.value Int (1)) (List.value Int (1))) true))
(declare-const k Int)
(check-sat)
(get-value (
  (List.subset (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.subset (List.value Int ()) (List.value Int (1)))
  (List.subset (List.value Int (1)) (List.value Int ()))
  (List.subset (List.value Int ()) (List.value Int ()))
  (List.subset (List.value Int (3 3)) (List.value Int (3)))
  (List.subset (List.value Int (1 2)) (List.value Int (2 1)))
  (List.subset Int (List.value Int (1)) (List.value Int (1)))))
