; EXPECT: unsat
; What was masked is no more than the mask.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (bvugt (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvand (bvadd a x) #x3f)) #x00 l) #x3f))
(check-sat)
