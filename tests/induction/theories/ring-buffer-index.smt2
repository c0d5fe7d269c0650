; EXPECT: unsat
; An index into a ring of 64 places stays inside.
(set-logic ALL)
(declare-const l (List Bool))
(assert (bvuge (List.fold (lambda ((i (_ BitVec 8)) (b Bool)) (ite b (bvand (bvadd i #x01) #x3f) i)) #x00 l) #x40))
(check-sat)
