; Recursive functions of one name: the arguments say which is meant. One with the same arguments is an error.
; MODES: default one-thread process
; EXPECT: (error "line 22 column 17: `total` is already declared")
; EXPECT: (error "line 23 column 17: `c` is already declared")
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (cons 1 (cons 2 nil))))
; EXPECT: (error "line 36 column 12: `total` takes 1 argument, but 3 were given")
; EXPECT: unsat
; EXPECT: unsat
(set-option :produce-models true)
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(declare-datatype pairs ((none) (some (first (Tuple Int Int)) (others pairs))))
(declare-const c Int)
(define-fun-rec total ((l lst)) Int (match l ((nil 0) ((cons x r) (+ x (total r))))))
(define-fun-rec total ((l lst) (a Int)) Int (match l ((nil a) ((cons x r) (total r (+ a x))))))
(push)
(define-fun-rec total ((l pairs)) Int
  (match l ((none 0) ((some p r) (+ (total (cons (tuple.first p) nil)) (tuple.second p) (total r))))))
(pop)
; The same parameters, and what is no recursive function.
(define-fun-rec total ((m lst)) Int (match m ((nil 1) ((cons x r) (total r)))))
(define-fun-rec c ((m lst)) Int (match m ((nil 1) ((cons x r) (c r)))))
(declare-const l lst)
(push)
(assert (distinct (total l c) (+ (total l) c)))
(check-sat)
(pop)
(push)
(assert (= (total l) 3 (- (total l 7) 7)))
(assert (exists ((x Int)) (= l (cons 1 (cons x nil)))))
(check-sat)
(get-value (l))
(pop)
(push)
(assert (= (total l c c) 3))
(assert false)
(check-sat)
(pop)
(push)
(define-fun-rec total ((l pairs)) Int
  (match l ((none 0) ((some p r) (+ (total (cons (tuple.first p) nil)) (tuple.second p) (total r))))))
(declare-const p pairs)
(assert (distinct (total (some (tuple 1 2) p)) (+ 3 (total p))))
(check-sat)
(pop)
