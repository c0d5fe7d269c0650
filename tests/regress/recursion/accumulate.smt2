; Arguments that change from call to call: left folds, reversal in both ways, walks with a state.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((number 5 l) (cons 6 (cons 8 nil))))
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec app ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec rev ((l lst)) lst (match l ((nil nil) ((cons x r) (app (rev r) (cons x nil))))))
(define-fun-rec onto ((l lst) (done lst)) lst (match l ((nil done) ((cons x r) (onto r (cons x done))))))
(define-fun-rec sum-to ((l lst) (s Int)) Int (ite (is-nil l) s (sum-to (tail l) (+ s (head l)))))
(define-fun-rec most ((l lst) (m Int)) Int (match l ((nil m) ((cons x r) (ite (> x m) (most r x) (most r m))))))
(define-fun-rec number ((i Int) (l lst)) lst (match l ((nil nil) ((cons x r) (cons (+ i x) (number (+ i 1) r))))))
(declare-const l lst)
(declare-const m lst)
(declare-const k Int)
(push)
(assert (not (= (onto l nil) (rev l))))
(check-sat)
(pop)
(push)
(assert (not (= (sum-to (app l m) k) (sum-to m (sum-to l k)))))
(check-sat)
(pop)
(push)
(assert (< (most l k) k))
(check-sat)
(pop)
(assert (= l (cons 1 (cons 2 nil))))
(check-sat)
(get-value ((number 5 l)))
