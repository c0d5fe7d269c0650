; EXPECT: sat
; A negative index is one of the first list.
(set-logic ALL)

(declare-datatype Walk ((walk (at Int) (found Int))))
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const n Int)
(define-fun element-at ((n Int) (l (List Int))) Int
  (found (List.fold (lambda ((w Walk) (x Int)) (walk (+ (at w) 1) (ite (= (at w) n) x (found w)))) (walk 0 (- 1)) l)))
(assert (distinct (element-at (+ n (List.len a)) (List.append a b)) (element-at n b)))

(check-sat)
