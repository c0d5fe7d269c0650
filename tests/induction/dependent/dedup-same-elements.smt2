; EXPECT: unsat
; Duplicates make no difference to which elements there are.
(set-logic ALL)

(declare-const l (List Int))
(declare-const m (List Int))
(assert (not (and (List.subset l (List.dedup (List.append m l))) (List.subset (List.dedup (List.append m l)) (List.append l m)))))

(check-sat)
