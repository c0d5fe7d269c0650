; EXPECT: unsat
; What all flags have in common, each of them has.
(set-logic ALL)

(declare-const flags (List (_ BitVec 8)))
(define-fun common () (_ BitVec 8) (List.fold bvand #xff flags))
(assert (List.exists (lambda ((f (_ BitVec 8))) (distinct (bvand f common) common)) flags))

(check-sat)
