; EXPECT: unsat
; What is counted once at most is not at two positions.
(set-logic ALL)

(declare-const a (List Int))
(declare-const k Int)
(declare-const i Int)
(declare-const j Int)
(assert (List.forall (lambda ((x Int)) (<= (List.count (lambda ((y Int)) (= y x)) a) 1)) a))
(assert (<= 0 i))
(assert (< i j))
(assert (< j (List.len a)))
(assert (= (List.nth a i 0) (List.nth a j 0)))

(check-sat)
