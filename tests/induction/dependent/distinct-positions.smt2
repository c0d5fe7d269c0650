; EXPECT: unsat
; Two places, two elements.
(set-logic ALL)

(declare-const a (List Int))
(declare-const n Int)
(declare-const i Int)
(declare-const j Int)
(assert (List.distinct a))
(assert (and (<= 0 i) (< i j) (< j (List.len a))))
(assert (= (List.nth a i 0) (List.nth a j 0)))

(check-sat)
