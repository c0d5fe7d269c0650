; EXPECT: unsat
; CVC5: products of unknowns
; A sum is at most the largest so many times.
(set-logic ALL)

(declare-const a (List Int))
(assert (> (List.sum a) (* (List.len a) (List.max a 0))))

(check-sat)
