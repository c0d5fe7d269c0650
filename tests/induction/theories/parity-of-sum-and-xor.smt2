; EXPECT: unsat
; The last bits of sum and xor agree.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (distinct ((_ extract 0 0) (List.fold bvadd #x00 l)) ((_ extract 0 0) (List.fold bvxor #x00 l))))
(check-sat)
