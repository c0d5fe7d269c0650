; A fold that starts at a number and only ever adds what is not negative is never negative, at every length.
; EXPECT: unsat
; MODES: default one-thread increasing process reprint
(declare-const l (List Float16))
(define-fun total () Float16
  (List.fold (lambda ((a Float16) (x Float16)) (ite (fp.geq x (_ +zero 5 11)) (fp.add RNE a x) a)) (_ +zero 5 11) l))
(assert (fp.lt total (_ +zero 5 11)))
(check-sat)
