; Replacement in each element: escaping what is special leaves nothing special, and lengths grow by what is put in.
; EXPECT: sat
; EXPECT: (((List.map escape l) (List.value String ("a&lt;b" "&lt;&lt;"))))
; EXPECT: unsat
(declare-const l (List String))
(define-fun escape ((s String)) String (str.replace_all s "<" "&lt;"))
(assert (= (List.len l) 2))
(push 1)
(assert (= l (List.value String ("a<b" "<<"))))
(check-sat)
(get-value ((List.map escape l)))
(pop 1)
(assert (List.exists (lambda ((s String)) (and (str.contains s "<") (= (str.replace s "<" "") s))) l))
(check-sat)
