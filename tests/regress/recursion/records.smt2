; Functions that yield records, read field by field: splitting a list, parting it by a predicate, two results at once.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((part l) (both (cons 3 nil) (cons (- 1) nil))))
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(declare-datatype Two ((both (left lst) (right lst))))
(declare-datatype Sums ((sums (count Int) (total Int))))
(define-fun-rec app ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec positive ((l lst)) lst (match l ((nil nil) ((cons x r) (ite (> x 0) (cons x (positive r)) (positive r))))))
(define-fun-rec part ((l lst)) Two
  (match l ((nil (both nil nil))
    ((cons x r) (match (part r) (((both a b) (ite (> x 0) (both (cons x a) b) (both a (cons x b))))))))))
(define-fun-rec split ((n Int) (l lst)) Two
  (ite (or (<= n 0) (= l nil)) (both nil l)
    (let ((rest (split (- n 1) (tail l)))) (both (cons (head l) (left rest)) (right rest)))))
(define-fun-rec measure ((l lst)) Sums
  (match l ((nil (sums 0 0)) ((cons x r) (sums (+ 1 (count (measure r))) (+ x (total (measure r))))))))
(declare-const l lst)
(declare-const m lst)
(declare-const n Int)
(push)
(assert (distinct (left (part l)) (positive l)))
(check-sat)
(pop)
(push)
(assert (distinct (app (left (split n l)) (right (split n l))) l))
(check-sat)
(pop)
(push)
(assert (distinct (measure (app l m)) (sums (+ (count (measure l)) (count (measure m))) (+ (total (measure l)) (total (measure m))))))
(check-sat)
(pop)
(assert (= (part l) (both (cons 3 nil) (cons (- 1) nil))))
(check-sat)
(get-value ((part l)))
