; EXPECT: not unsat
; Satisfiable: shares between one half and one.
(set-logic ALL)

(declare-const shares (List Real))
(assert (List.fold (lambda ((ok Bool) (s Real)) (and ok (< s 1.0))) true shares))
(assert (> (* 2.0 (List.fold + 0.0 shares)) (to_real (List.len shares))))

(check-sat)
