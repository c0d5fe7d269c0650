; What is found in joined strings, and where.
; EXPECT: sat
; EXPECT: (((str.indexof s "b" 0) 1)
; EXPECT:  ((str.indexof s "b" 2) 3)
; EXPECT:  ((str.indexof s "c" 0) (- 1)))
; EXPECT: unsat
(declare-const l (List String))
(define-fun s () String (List.fold str.++ "" l))
(assert (= (List.len l) 2))
(push 1)
(assert (= l (List.value String ("ab" "ab"))))
(check-sat)
(get-value ((str.indexof s "b" 0) (str.indexof s "b" 2) (str.indexof s "c" 0)))
(pop 1)
(assert (not (and (str.prefixof (List.head l "") s) (str.suffixof (List.last l "") s) (str.contains s (List.head l "")))))
(check-sat)
