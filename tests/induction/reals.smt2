; EXPECT: unsat
; No share exceeds a half, but the shares exceed half the length.
(set-logic ALL)

(declare-const shares (List Real))
(assert (List.fold (lambda ((ok Bool) (s Real)) (and ok (<= s 0.5))) true shares))
(assert (> (* 2.0 (List.fold + 0.0 shares)) (to_real (List.len shares))))

(check-sat)
