; A sum of bytes in 32 bits overflows only after more than ten million elements.
; EXPECT: sat
(set-logic ALL)
(declare-const l (List (_ BitVec 32)))
(declare-datatype St ((st (s (_ BitVec 32)) (ov Bool))))
(assert (List.forall (lambda ((x (_ BitVec 32))) (bvule x #x000000ff)) l))
(assert (ov (List.fold (lambda ((a St) (x (_ BitVec 32))) (st (bvadd (s a) x) (or (ov a) (bvuaddo (s a) x)))) (st #x00000000 false) l)))
(check-sat)
