; EXPECT: sat
; A sum that wraps around is not the sum of the halves.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (distinct (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvadd a (bvlshr x #x01))) #x00 l) (bvlshr (List.fold bvadd #x00 l) #x01)))
(check-sat)
