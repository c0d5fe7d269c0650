; What the standard leaves open is no ground to refute anything.
; EXPECT: unknown
; EXPECT: unknown
(set-option :timeout 300)
(declare-const x Float16)
(push)
(assert (= ((_ fp.to_ubv 4) RNE (_ NaN 5 11)) #x5))
(check-sat)
(pop)
(assert (= (fp.min (_ +zero 5 11) (_ -zero 5 11)) (_ -zero 5 11)))
(check-sat)
