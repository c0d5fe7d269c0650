; EXPECT: unsat
; Chains of related elements, joined by related ends.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const d E)
(declare-fun related (E E) Bool)
(assert (List.forall2 related l (List.drop 1 l)))
(assert (List.forall2 related m (List.drop 1 m)))
(assert (related (List.last l d) (List.head m d)))
(assert (not (List.forall2 related (List.append l m) (List.drop 1 (List.append l m)))))
(check-sat)
