; Packets whose sizes exceed a 32-bit budget.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Packet ((packet (size (_ BitVec 16)) (urgent Bool))))
(declare-const l (List Packet))
(assert (List.forall (lambda ((p Packet)) (bvule (size p) #x05dc)) l))
(assert (bvugt (List.fold (lambda ((a (_ BitVec 32)) (p Packet)) (bvadd a ((_ zero_extend 16) (size p)))) #x00000000 l) #xf0000000))
(assert (= 0 (List.count urgent l)))
(check-sat)
