; A lemma about lists of every length: last append.
; MODES: default
; EXPECT: unsat
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const d Int)
(assert (not (=> (> (List.len m) 0) (= (List.last (List.append l m) d) (List.last m d)))))
(check-sat)
