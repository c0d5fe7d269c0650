; Declarations and assertions are gone, options stay.
; EXPECT: unsat
; EXPECT: sat
; EXPECT: ((x true))
; EXPECT: 77
(set-option :random-seed 77)
(declare-const x Int)
(push)
(assert (< x x))
(check-sat)
(reset-assertions)
(declare-const x Bool)
(assert x)
(check-sat)
(get-value (x))
(get-option :random-seed)
