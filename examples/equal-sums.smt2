; Two lists with equal sums: sharing coins.
;
; Anna has three coins, Ben has four. All coins are 1, 2, 5 or 10, both have the same amount, 13, and Ben
; has no 10. What do they have?
;
; Answer: Anna has 10, 2 and 1. Ben has 5, 5, 2 and 1.
;
; Second question: Ben has nothing but 1s, Anna has none. Can they have the same amount in equally many coins? Not unless
; both have nothing.

(define-fun count ((coin Int) (xs (List Int))) Int (List.count (lambda ((x Int)) (= x coin)) xs))
(define-fun is-coin ((x Int)) Bool (or (= x 1) (= x 2) (= x 5) (= x 10)))

(declare-const anna (List Int))
(declare-const ben (List Int))
(assert (List.forall is-coin anna))
(assert (List.forall is-coin ben))
(assert (= (List.sum anna) (List.sum ben)))

(push)
(assert (= (List.len anna) 3))
(assert (= (List.len ben) 4))
(assert (= (List.sum anna) 13))
(assert (= (count 10 ben) 0))
(check-sat)
; expect: sat
(get-value ((count 10 anna) (count 5 anna) (count 2 anna) (count 1 anna)))
; expect: (((count 10 anna) 1) ((count 5 anna) 0) ((count 2 anna) 1) ((count 1 anna) 1))
(get-value ((count 10 ben) (count 5 ben) (count 2 ben) (count 1 ben)))
; expect: (((count 10 ben) 0) ((count 5 ben) 2) ((count 2 ben) 1) ((count 1 ben) 1))
(pop)

(assert (List.forall (lambda ((coin Int)) (= coin 1)) ben))
(assert (not (List.contains 1 anna)))
(assert (= (List.len anna) (List.len ben)))
(assert (not (List.is_empty anna)))
(check-sat)
; expect: unsat
