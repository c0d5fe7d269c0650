; The options of the standard, set to what they are not by default; but for the channels, and for proofs, which there are none of.
; EXPECT: success
; EXPECT: true
; EXPECT: success
; EXPECT: true
; EXPECT: success
; EXPECT: false
; EXPECT: success
; EXPECT: true
; EXPECT: success
; EXPECT: false
; EXPECT: success
; EXPECT: true
; EXPECT: success
; EXPECT: true
; EXPECT: success
; EXPECT: 5
; EXPECT: success
; EXPECT: 1
; EXPECT: success
; EXPECT: 1000000
; EXPECT: unsupported
; EXPECT: unsupported
(set-option :print-success true)
(get-option :print-success)
(set-option :global-declarations true)
(get-option :global-declarations)
(set-option :produce-assertions false)
(get-option :produce-assertions)
(set-option :produce-assignments true)
(get-option :produce-assignments)
(set-option :produce-models false)
(get-option :produce-models)
(set-option :produce-unsat-assumptions true)
(get-option :produce-unsat-assumptions)
(set-option :produce-unsat-cores true)
(get-option :produce-unsat-cores)
(set-option :random-seed 5)
(get-option :random-seed)
(set-option :verbosity 1)
(get-option :verbosity)
(set-option :reproducible-resource-limit 1000000)
(get-option :reproducible-resource-limit)
(set-option :produce-proofs true)
(get-option :produce-proofs)
