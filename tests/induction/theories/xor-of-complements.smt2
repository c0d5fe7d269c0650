; EXPECT: unsat
; Complementing every byte changes the xor by the parity of the length.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (= ((_ int_to_bv 1) (List.len l)) #b0))
(assert (distinct (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvxor a (bvnot x))) #x00 l) (List.fold bvxor #x00 l)))
(check-sat)
