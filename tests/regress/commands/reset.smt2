; Declarations, assertions, levels and options are gone.
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: sat
; EXPECT: (:assertion-stack-levels 0)
; EXPECT: ((x true))
(set-option :print-success true)
(declare-const x Int)
(push)
(reset)
(declare-const x Bool)
(assert x)
(check-sat)
(get-info :assertion-stack-levels)
(get-value (x))
