; get-assignment needs a model and the option.
; EXPECT: sat
; EXPECT: (error "line 9 column 1: no assignment is available: :produce-assignments is false")
; EXPECT: ()
; EXPECT: (error "line 13 column 1: no model is available: there was no check-sat that answered sat since the last change")
; EXPECT: unsat
; EXPECT: (error "line 15 column 1: no model is available: there was no check-sat that answered sat since the last change")
(check-sat)
(get-assignment)
(set-option :produce-assignments true)
(get-assignment)
(assert (! false :named no))
(get-assignment)
(check-sat)
(get-assignment)
