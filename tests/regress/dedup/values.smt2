; Of equal elements the first one stays.
; EXPECT: sat
; EXPECT: (((List.dedup (List.value Int ())) (List.value Int ()))
; EXPECT:  ((List.dedup (List.value Int (1))) (List.value Int (1)))
; EXPECT:  ((List.dedup (List.value Int (1 2 1))) (List.value Int (1 2)))
; EXPECT:  ((List.dedup (List.value Int (2 2))) (List.value Int (2)))
; EXPECT:  ((List.dedup (List.value Int (3 1 2))) (List.value Int (3 1 2)))
; EXPECT:  ((List.dedup (List.value Int (3 1 3 2 1))) (List.value Int (3 1 2)))
; EXPECT:  ((List.dedup Int (List.repeat 100 7)) (List.value Int (7))))
(declare-const k Int)
(check-sat)
(get-value (
  (List.dedup (List.value Int ()))
  (List.dedup (List.value Int (1)))
  (List.dedup (List.value Int (1 2 1)))
  (List.dedup (List.value Int (2 2)))
  (List.dedup (List.value Int (3 1 2)))
  (List.dedup (List.value Int (3 1 3 2 1)))
  (List.dedup Int (List.repeat 100 7))))
