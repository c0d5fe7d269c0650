; EXPECT: unsat
; Sorted from one to the next, so sorted from any to any later one, by their indices.
(set-logic ALL)

(declare-const a (List Int))
(assert (List.sorted a))
(assert (List.exists (lambda ((i Int)) (List.exists (lambda ((j Int)) (and (< i j) (> (List.nth a i 0) (List.nth a j 0)))) (List.range 0 (List.len a)))) (List.range 0 (List.len a))))

(check-sat)
