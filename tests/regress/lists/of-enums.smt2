; Counting the members of an enumeration.
; EXPECT: sat
; EXPECT: unsat
(declare-datatype Custody ((Sole) (Shared) (None)))
(define-fun score ((c Custody)) Int (match c ((Sole 2) (Shared 1) (None 0))))
(declare-const children (List Custody))
(define-const total Int (List.fold + 0 (List.map score children)))
(assert (= (List.len children) 3))
(push)
(assert (= total 6))
(check-sat)
(pop)
(assert (> total 6))
(check-sat)
