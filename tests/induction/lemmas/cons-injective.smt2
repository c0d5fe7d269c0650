; EXPECT: unsat
; Equal lists have equal heads and tails.
(declare-const a (List Int))
(declare-const b (List Int))
(declare-const x Int)
(declare-const y Int)
(assert (= (List.append (List.value Int (x)) a) (List.append (List.value Int (y)) b)))
(assert (not (and (= x y) (= a b))))
(check-sat)
