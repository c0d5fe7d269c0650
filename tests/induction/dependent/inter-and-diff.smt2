; EXPECT: unsat
; Each element is in one of them.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (not (= (List.len a) (+ (List.len (List.inter a b)) (List.len (List.diff a b))))))

(check-sat)
