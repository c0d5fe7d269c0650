; EXPECT: unsat
; The register of a CRC that starts at zero stays there while zeros come in.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(define-fun shift ((r (_ BitVec 16))) (_ BitVec 16) (bvxor (bvshl r #x0001) (ite (= ((_ extract 15 15) r) #b1) #x1021 #x0000)))
(assert (List.forall (lambda ((x (_ BitVec 8))) (= x #x00)) l))
(assert (distinct #x0000 (List.fold (lambda ((r (_ BitVec 16)) (x (_ BitVec 8))) (shift (bvxor r ((_ zero_extend 8) x)))) #x0000 l)))
(check-sat)
