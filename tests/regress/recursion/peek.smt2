; Functions that look at the element after the next, and at two elements at a time.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((pairs l) (cons 7 nil)))
; EXPECT: unsat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec sorted ((l lst)) Bool (match l ((nil true) ((cons x r) (match r ((nil true) ((cons y s) (and (<= x y) (sorted r)))))))))
(define-fun-rec last ((l lst)) Int (match l ((nil 0) ((cons x r) (match r ((nil x) ((cons y s) (last r))))))))
(define-fun-rec most ((l lst)) lst (match l ((nil nil) ((cons x r) (match r ((nil nil) ((cons y s) (cons x (most r)))))))))
(define-fun-rec app ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec pairs ((l lst)) lst (match l ((nil nil) ((cons x r) (match r ((nil nil) ((cons y s) (cons (+ x y) (pairs s)))))))))
(declare-const l lst)
(push)
(assert (and (sorted l) ((_ is cons) l) (> (head l) (last l))))
(check-sat)
(pop)
(push)
(assert (not (= l (ite (= l nil) nil (app (most l) (cons (last l) nil))))))
(check-sat)
(pop)
(assert (= l (cons 2 (cons 5 (cons 1 nil)))))
(check-sat)
(get-value ((pairs l)))
(assert (sorted l))
(check-sat)
