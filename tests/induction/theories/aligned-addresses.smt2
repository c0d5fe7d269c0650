; EXPECT: unsat
; Steps that are multiples of four keep an address aligned.
(set-logic ALL)
(declare-const steps (List (_ BitVec 32)))
(assert (List.forall (lambda ((x (_ BitVec 32))) (= ((_ extract 1 0) x) #b00)) steps))
(assert (distinct ((_ extract 1 0) (List.fold bvadd #x00001000 steps)) #b00))
(check-sat)
