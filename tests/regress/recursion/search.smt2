; A search in two lists together, which looks at whether there is another element, and says at some place how the lists go on.
; MODES: default one-thread process reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: unsat
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(define-fun-rec app ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec begins ((l lst) (m lst)) Bool
  (match l ((nil true) ((cons x r) (match m ((nil false) ((cons y s) (and (= x y) (begins r s)))))))))
; Whether the first list, but for at most one of its elements, begins the second.
(define-fun-rec nearly ((l lst) (m lst)) Bool
  (match l ((nil true) ((cons x r)
    (match r ((nil true) ((cons z t) (match m ((nil false) ((cons y s) (ite (= x y) (nearly r s) (begins r m))))))))))))
(define-fun-rec less ((l lst) (m lst)) Bool
  (match l ((nil (distinct m nil)) ((cons x r) (match m ((nil false) ((cons y s) (ite (= x y) (less r s) (< x y)))))))))
(declare-const l lst)
(declare-const m lst)
(declare-const n lst)
(declare-const i Int)
(push)
(assert (not (nearly (app l (cons i m)) (app l (app m n)))))
(check-sat)
(pop)
(push)
(assert (less l l))
(check-sat)
(pop)
(push)
(assert (nearly l m))
(assert (not (begins l m)))
(assert (distinct (tail (tail l)) nil))
(assert (and (distinct l nil) (distinct (tail l) nil)))
(check-sat)
(pop)
(assert (less l m))
(assert (less m l))
(check-sat)
