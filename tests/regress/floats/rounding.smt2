; The five ways to round a third, and what is too large.
; EXPECT: sat
; EXPECT: unsat
(define-fun third ((r RoundingMode)) (_ FloatingPoint 3 3) ((_ to_fp 3 3) r (/ 1.0 3.0)))
(declare-const r RoundingMode)
(push)
(assert (= (fp.to_real (third RTP)) 0.375))
(assert (= (fp.to_real (third RNE)) (fp.to_real (third RNA)) (fp.to_real (third RTZ)) (fp.to_real (third RTN)) 0.3125))
(assert (= ((_ to_fp 3 3) r 1000.0) ((_ to_fp 3 3) r 14.0)))
(check-sat)
(pop)
(assert (List.exists (lambda ((m RoundingMode)) (= (third m) (_ +zero 3 3))) (List.value RoundingMode (RNE RNA RTP RTN RTZ r))))
(check-sat)
