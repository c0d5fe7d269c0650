; What the solver says about itself.
; EXPECT: (:name "duelist")
; EXPECT: (:authors "the duelist developers")
; EXPECT: (:error-behavior continued-execution)
; EXPECT: (:reason-unknown "the last answer was not unknown")
; EXPECT: unsupported
(get-info :name)
(get-info :authors)
(get-info :error-behavior)
(get-info :reason-unknown)
(get-info :no-such-thing)
