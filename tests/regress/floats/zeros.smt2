; Two zeros: the same number, different values; NaN is equal to itself, and not the same number as itself.
; EXPECT: sat
; EXPECT: (((List.len l) 2))
(declare-const l (List Float16))
(assert (List.forall (lambda ((x Float16)) (fp.isZero x)) l))
(assert (List.distinct l))
(assert (= (List.len l) 2))
(assert (List.forall (lambda ((x Float16)) (fp.eq x (_ +zero 5 11))) l))
(assert (= (_ NaN 5 11) (fp.sqrt RNE (fp.neg ((_ to_fp 5 11) RNE 1.0)))))
(assert (not (fp.eq (_ NaN 5 11) (_ NaN 5 11))))
(check-sat)
(get-value ((List.len l)))
