; Patterns inside patterns, and datatypes as version 2.0 of the standard declared them.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: (((ends l) 5))
; EXPECT: (error "line 41 column 16: `match` does not cover `cons`")
; EXPECT: (error "line 42 column 47: the name `x` is bound twice here")
(declare-datatypes () ((Lst nil (cons (head Int) (tail Lst))) (Color red (mixed (of Int)))))
(declare-datatypes (T) ((Maybe none (some (it T)))))
(define-fun-rec ends ((l Lst)) Int (match l ((nil 0) ((cons x nil) x) ((cons x (cons y r)) (ends (cons y r))))))
(define-fun-rec rising ((l Lst)) Bool
  (match l (((cons x (cons y r)) (and (<= x y) (rising (cons y r)))) (_ true))))
(define-fun-rec falling ((l Lst)) Bool
  (match l ((nil true) ((cons x nil) true) ((cons x (cons y r)) (and (>= x y) (falling (cons y r)))))))
(define-fun pick ((a (Maybe Int)) (b Lst)) Int
  (match b (((cons x (cons y nil)) (match a (((some z) (+ x y z)) (none y)))) ((cons x r) x) (nil 0))))
(declare-const l Lst)
(declare-const c Color)
(push)
(assert (and (rising l) (distinct l nil) (distinct (tail l) nil) (> (head l) (head (tail l)))))
(check-sat)
(pop)
(push)
(assert (and (falling l) (distinct l nil) (distinct (tail l) nil) (< (head l) (head (tail l)))))
(check-sat)
(pop)
(push)
(assert (not (= (ends (cons 1 (cons 2 l))) (ends (cons 2 l)))))
(check-sat)
(pop)
(push)
(assert (not (= (pick (some 3) (cons 1 (cons 2 nil))) 6)))
(check-sat)
(pop)
(assert (and (= (ends l) 5) ((_ is mixed) c) (= (of c) (head l)) (= l (cons 4 (cons 5 nil)))))
(check-sat)
(get-value ((ends l)))
(assert (match l ((nil true) ((cons x nil) (= x 1)))))
(assert (match l ((nil true) ((cons x (cons y x)) (= x 1)) (_ true))))
