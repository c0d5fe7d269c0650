; EXPECT: unsat
; A suffix of a suffix is a suffix.
(declare-const l (List Int))
(declare-const m (List Int))
(declare-const r (List Int))
(assert (= l (List.drop (- (List.len m) (List.len l)) m)))
(assert (= m (List.drop (- (List.len r) (List.len m)) r)))
(assert (<= (List.len l) (List.len m) (List.len r)))
(assert (not (= l (List.drop (- (List.len r) (List.len l)) r))))
(check-sat)
