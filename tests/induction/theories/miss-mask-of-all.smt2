; EXPECT: sat
; But not each has nothing else.
(set-logic ALL)

(declare-const flags (List (_ BitVec 8)))
(define-fun common () (_ BitVec 8) (List.fold bvand #xff flags))
(assert (List.exists (lambda ((f (_ BitVec 8))) (distinct (bvand f common) f)) flags))

(check-sat)
