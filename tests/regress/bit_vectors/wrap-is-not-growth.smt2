; A trap: the sum of equal words comes back to where it was, so that it must not be taken for a number that grows.
; EXPECT: sat
(declare-const l (List (_ BitVec 4)))
(assert (List.forall (lambda ((x (_ BitVec 4))) (= x #x6)) l))
(assert (= (List.fold bvadd #x0 l) #x2))
(assert (bvult (List.fold (lambda ((a (_ BitVec 4)) (x (_ BitVec 4))) (bvxor a x)) #x0 l) #x7))
(assert (> (List.len l) 1))
(check-sat)
