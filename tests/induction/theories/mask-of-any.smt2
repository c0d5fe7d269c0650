; EXPECT: unsat
; What some flags have, all of them together have.
(set-logic ALL)

(declare-const flags (List (_ BitVec 16)))
(define-fun any () (_ BitVec 16) (List.fold bvor #x0000 flags))
(assert (List.exists (lambda ((f (_ BitVec 16))) (distinct (bvor f any) any)) flags))

(check-sat)
