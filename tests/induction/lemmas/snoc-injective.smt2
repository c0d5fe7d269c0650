; EXPECT: unsat
; Equal lists have equal last elements and equal beginnings.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const x Int)
(declare-const y Int)
(assert (= (List.append a (List.value Int (x))) (List.append b (List.value Int (y)))))
(assert (not (and (= x y) (= a b))))
(check-sat)
