; get-unsat-assumptions needs an unsat that still stands, and the option.
; EXPECT: unsat
; EXPECT: (error "line 9 column 1: no unsat assumptions are available: :produce-unsat-assumptions is false")
; EXPECT: sat
; EXPECT: (error "line 12 column 1: no unsat assumptions are available: there was no check-sat-assuming that answered unsat since the last change")
; EXPECT: (error "line 13 column 24: expected no arguments here")
(declare-const p Bool)
(check-sat-assuming (p (not p)))
(get-unsat-assumptions)
(set-option :produce-unsat-assumptions true)
(check-sat-assuming (p))
(get-unsat-assumptions)
(get-unsat-assumptions p)
