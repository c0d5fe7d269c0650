; EXPECT: unsat
; The sum of the negated bytes is the negated sum.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (distinct (List.fold (lambda ((a (_ BitVec 8)) (x (_ BitVec 8))) (bvsub a x)) #x00 l) (bvneg (List.fold bvadd #x00 l))))
(check-sat)
