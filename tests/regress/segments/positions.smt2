; Index arithmetic decides, for lists of every length.
; MODES: default one-thread reprint
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: unsat
(declare-const l (List Int))
(declare-const n Int)
(push)
(assert (distinct (List.drop 0 l) l))
(check-sat)
(pop)
(push)
(assert (<= 0 n (List.len l)))
(assert (distinct (List.rev (List.drop n l)) (List.take (- (List.len l) n) (List.rev l))))
(check-sat)
(pop)
(assert (distinct (List.append (List.take n l) (List.drop n l)) l))
(check-sat)
