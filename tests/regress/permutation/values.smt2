; Pairs of small lists.
; EXPECT: sat
; EXPECT: (((List.permutation (List.value Int (1 2 2)) (List.value Int (2 1 3))) false)
; EXPECT:  ((List.permutation (List.value Int ()) (List.value Int (1))) false)
; EXPECT:  ((List.permutation (List.value Int (1)) (List.value Int ())) false)
; EXPECT:  ((List.permutation (List.value Int ()) (List.value Int ())) true)
; EXPECT:  ((List.permutation (List.value Int (3 3)) (List.value Int (3))) false)
; EXPECT:  ((List.permutation (List.value Int (1 2)) (List.value Int (2 1))) true)
; EXPECT:  ((List.permutation Int (List.value Int (1)) (List.value Int (1))) true))
(declare-const k Int)
(check-sat)
(get-value (
  (List.permutation (List.value Int (1 2 2)) (List.value Int (2 1 3)))
  (List.permutation (List.value Int ()) (List.value Int (1)))
  (List.permutation (List.value Int (1)) (List.value Int ()))
  (List.permutation (List.value Int ()) (List.value Int ()))
  (List.permutation (List.value Int (3 3)) (List.value Int (3)))
  (List.permutation (List.value Int (1 2)) (List.value Int (2 1)))
  (List.permutation Int (List.value Int (1)) (List.value Int (1)))))
