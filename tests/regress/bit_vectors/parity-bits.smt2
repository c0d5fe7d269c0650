; Parity by exclusive or, and its complement; one comparison yields a bit.
; EXPECT: unsat
; EXPECT: sat
(define-sort W () (_ BitVec 4))
(declare-const l (List W))
(assert (<= (List.len l) 3))
(push 1)
(assert (distinct (List.fold bvxor #x0 l) (bvnot (List.fold bvxnor #x0 l)) (List.fold bvxor #xf l)))
(assert (= (mod (List.len l) 2) 1))
(assert (= (List.fold bvxor #x0 l) (bvnot (List.fold bvxor #xf l)) ))
(assert (distinct (bvcomp (List.fold bvxor #x0 l) (List.fold bvxor #xf l)) #b0))
(check-sat)
(pop 1)
(assert (= (List.fold bvxor #x0 l) #xf))
(assert (List.forall (lambda ((x W)) (bvult x #x9)) l))
(check-sat)
