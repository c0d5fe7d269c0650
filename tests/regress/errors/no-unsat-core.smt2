; get-unsat-core needs an unsat that still stands, and the option.
; EXPECT: unsat
; EXPECT: (error "line 11 column 1: no unsat core is available: :produce-unsat-cores is false")
; EXPECT: unsat
; EXPECT: (no)
; EXPECT: sat
; EXPECT: (error "line 17 column 1: no unsat core is available: there was no check-sat that answered unsat since the last change")
(push)
(assert (! false :named no))
(check-sat)
(get-unsat-core)
(set-option :produce-unsat-cores true)
(check-sat)
(get-unsat-core)
(pop)
(check-sat)
(get-unsat-core)
