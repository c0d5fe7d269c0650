; EXPECT: unsat
; Three lists of equal lengths, with elements below 1, 2 and 3: their sums reach six times the length.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(assert (= (List.len a) (List.len b) (List.len c)))
(assert (all (lambda ((x Int)) (<= x 1)) a))
(assert (all (lambda ((x Int)) (<= x 2)) b))
(assert (all (lambda ((x Int)) (<= x 3)) c))
(assert (> (+ (sum a) (sum b) (sum c)) (* 6 (List.len b))))

(check-sat)
