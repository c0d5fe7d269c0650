; Lists written out, with their lengths.
; EXPECT: sat
; EXPECT: (((List.value Int (1 2 3)) (List.value Int (1 2 3)))
; EXPECT:  ((List.value Int ()) (List.value Int ()))
; EXPECT:  ((List.len (List.value Int (1 2 3))) 3)
; EXPECT:  ((List.len (List.value Bool ())) 0))
(check-sat)
(get-value ((List.value Int (1 2 3)) (List.value Int ()) (List.len (List.value Int (1 2 3)))
  (List.len (List.value Bool ()))))
