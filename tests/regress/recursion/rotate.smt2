; The first element goes to the end, so many times: a remainder of the length.
; MODES: default one-thread reprint sequences lists
; EXPECT: (:recognized ((app "append: (lambda ((x0 (List Int)) (x1 (List Int))) (List.append x0 x1))")
; EXPECT:  (len "length: (lambda ((x0 (List Int))) (List.len x0))")
; EXPECT:  (rotate "rotation: (lambda ((x0 Int) (x1 (List Int))) (ite (= (List.len x1) 0) x1 (List.append (List.drop (mod x0 (List.len x1)) x1) (List.take (mod x0 (List.len x1)) x1))))")))
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((l (cons 3 (cons 1 (cons 2 nil)))))
(declare-datatype lst ((nil) (cons (head Int) (tail lst))))
(declare-datatype Nat ((zero) (succ (pred Nat))))
(define-fun-rec app ((l lst) (m lst)) lst (match l ((nil m) ((cons x r) (cons x (app r m))))))
(define-fun-rec len ((l lst)) Nat (match l ((nil zero) ((cons x r) (succ (len r))))))
(define-fun-rec rotate ((n Nat) (l lst)) lst
  (match n ((zero l) ((succ m) (match l ((nil nil) ((cons x r) (rotate m (app r (cons x nil))))))))))
(get-info :recognized)
(declare-const l lst)
(declare-const m lst)
(push)
(assert (not (= (rotate (len l) (app l m)) (app m l))))
(check-sat)
(pop)
(push)
(assert (not (= (rotate (len l) l) l)))
(check-sat)
(pop)
(assert (= (rotate (succ (succ (succ (succ zero)))) l) (cons 1 (cons 2 (cons 3 nil)))))
(check-sat)
(get-value (l))
