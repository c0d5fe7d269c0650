; EXPECT: unsat
; Readings that are seven apart: the distance of two is seven times that of their places.
(declare-datatype Reading ((reading (hour Int) (value Int))))
(declare-const log (List Reading))
(declare-const i Int)
(declare-const j Int)
(declare-const none Reading)
(assert (List.forall2 (lambda ((r Reading) (s Reading)) (= (hour s) (+ (hour r) 7))) log (List.tail log)))
(assert (and (<= 0 i) (< i j) (< j (List.len log))))
(assert (distinct (- (hour (List.nth log j none)) (hour (List.nth log i none))) (* 7 (- j i))))
(check-sat)
