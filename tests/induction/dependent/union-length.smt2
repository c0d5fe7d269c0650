; EXPECT: unsat
; It is not longer than both.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(assert (> (List.len (List.union a b)) (+ (List.len a) (List.len b))))

(check-sat)
