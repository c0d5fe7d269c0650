; EXPECT: unsat
; At most 100 bytes are summed in 16 bits without overflow.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(declare-datatype St ((st (n (_ BitVec 16)) (s (_ BitVec 16)))))
(define-fun step ((a St) (x (_ BitVec 8))) St (ite (bvult (n a) #x0064) (st (bvadd (n a) #x0001) (bvadd (s a) ((_ zero_extend 8) x))) a))
(assert (bvugt (s (List.fold step (st #x0000 #x0000) l)) #x639c))
(check-sat)
