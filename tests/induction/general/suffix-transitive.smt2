; EXPECT: unsat
; A suffix of a suffix is a suffix.
(declare-sort E 0)
(declare-const l (List E))
(declare-const m (List E))
(declare-const r (List E))
(assert (= l (List.drop (- (List.len m) (List.len l)) m)))
(assert (= m (List.drop (- (List.len r) (List.len m)) r)))
(assert (<= (List.len l) (List.len m) (List.len r)))
(assert (not (= l (List.drop (- (List.len r) (List.len l)) r))))
(check-sat)
