; EXPECT: unsat
; Twice the sum is the sum of the doubles, wrapped around.
(set-logic ALL)
(declare-const l (List (_ BitVec 16)))
(assert (distinct (List.fold (lambda ((a (_ BitVec 16)) (x (_ BitVec 16))) (bvadd a (bvmul #x0003 x))) #x0000 l) (bvmul #x0003 (List.fold bvadd #x0000 l))))
(check-sat)
