; EXPECT: unsat
; Last append.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (> (List.len m) 0) (= (List.last (List.append l m) d) (List.last m d)))))
(check-sat)
