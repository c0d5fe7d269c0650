; EXPECT: unsat
; A CRC without constants is linear: the register of xored inputs is the xor of the registers.
(set-logic ALL)
(declare-datatype Two ((two (a (_ BitVec 8)) (b (_ BitVec 8)))))
(declare-const l (List Two))
(define-fun shift ((r (_ BitVec 8))) (_ BitVec 8) (bvxor (bvshl r #x01) (ite (= ((_ extract 7 7) r) #b1) #x07 #x00)))
(define-fun crc ((r (_ BitVec 8)) (x (_ BitVec 8))) (_ BitVec 8) (shift (bvxor r x)))
(assert (distinct (List.fold (lambda ((r (_ BitVec 8)) (t Two)) (crc r (bvxor (a t) (b t)))) #x00 l) (bvxor (List.fold (lambda ((r (_ BitVec 8)) (t Two)) (crc r (a t))) #x00 l) (List.fold (lambda ((r (_ BitVec 8)) (t Two)) (crc r (b t))) #x00 l))))
(check-sat)
