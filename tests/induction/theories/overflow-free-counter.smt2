; EXPECT: unsat
; A counter that stops at its bound does not wrap around.
(set-logic ALL)
(declare-const l (List Bool))
(define-fun step ((c (_ BitVec 8)) (b Bool)) (_ BitVec 8) (ite (and b (bvult c #xc8)) (bvadd c #x01) c))
(assert (bvugt (List.fold step #x00 l) #xc8))
(check-sat)
