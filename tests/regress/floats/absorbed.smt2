; 2048 + 1 is 2048 in 11 bits.
; EXPECT: sat
; EXPECT: unsat
(declare-const x Float16)
(define-fun one () Float16 ((_ to_fp 5 11) RNE 1.0))
(define-fun sum () Float16 (List.fold (lambda ((a Float16) (e Float16)) (fp.add RNE a e)) x (List.repeat 3 one)))
(push)
(assert (= sum x ((_ to_fp 5 11) RNE 2048.0)))
(check-sat)
(pop)
(assert (fp.eq sum x))
(assert (fp.lt x one))
(assert (fp.lt (fp.neg one) x))
(check-sat)
