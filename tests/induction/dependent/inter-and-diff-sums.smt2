; EXPECT: unsat
; And so is its value.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.sum a) (+ (List.sum (List.inter a b)) (List.sum (List.diff a b))))))

(check-sat)
