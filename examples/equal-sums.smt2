; Two lists with equal sums: sharing coins.
;
; Anna has three coins, Ben has four. All coins are 1, 2, 5 or 10, both have the same amount, 13, and Ben
; has no 10. What do they have?
;
; Answer: Anna has 10, 2 and 1. Ben has 5, 5, 2 and 1.
;
; Second question: can their amounts be equal if nobody has a 5, one has an odd and the other an even number of 1s? No: one
; amount is odd and the other even (here with up to three coins each).

(define-fun sum ((xs (List Int))) Int (List.fold + 0 xs))
(define-fun count ((coin Int) (xs (List Int))) Int
  (List.fold (lambda ((n Int) (x Int)) (ite (= x coin) (+ n 1) n)) 0 xs))
(define-fun all ((p (-> Int Bool)) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (p x))) true xs))
(define-fun is-coin ((x Int)) Bool (or (= x 1) (= x 2) (= x 5) (= x 10)))

(declare-const anna (List Int))
(declare-const ben (List Int))
(assert (all is-coin anna))
(assert (all is-coin ben))
(assert (= (sum anna) (sum ben)))

(push)
(assert (= (List.len anna) 3))
(assert (= (List.len ben) 4))
(assert (= (sum anna) 13))
(assert (= (count 10 ben) 0))
(check-sat)
; expect: sat
(get-value ((count 10 anna) (count 5 anna) (count 2 anna) (count 1 anna)))
; expect: (((count 10 anna) 1) ((count 5 anna) 0) ((count 2 anna) 1) ((count 1 anna) 1))
(get-value ((count 10 ben) (count 5 ben) (count 2 ben) (count 1 ben)))
; expect: (((count 10 ben) 0) ((count 5 ben) 2) ((count 2 ben) 1) ((count 1 ben) 1))
(pop)

(assert (<= (List.len anna) 3))
(assert (<= (List.len ben) 3))
(assert (= (count 5 anna) (count 5 ben) 0))
(assert (distinct (mod (count 1 anna) 2) (mod (count 1 ben) 2)))
(check-sat)
; expect: unsat
