; EXPECT: sat
; One of the parts is not inside.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const c (List Int))
(assert (List.subset a c))
(assert (not (List.subset (List.append a b) c)))

(check-sat)
