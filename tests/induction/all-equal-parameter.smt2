; EXPECT: unsat
; Every element is k, but the sum is not k times the length: needs the product of a parameter and the length.
(set-logic ALL)

(declare-const l (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(declare-const k Int)
(assert (all (lambda ((x Int)) (= x k)) l))
(assert (not (= (sum l) (* k (List.len l)))))

(check-sat)
