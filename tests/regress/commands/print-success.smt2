; Commands that succeed silently say so if asked to.
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: success
; EXPECT: sat
; EXPECT: ((x 1))
; EXPECT: success
; EXPECT: "text"
; EXPECT: success
(set-logic ALL)
(set-option :print-success true)
(set-info :status sat)
(declare-datatype Color ((Red)))
(declare-sort S 0)
(define-sort Number () Int)
(declare-const x Number)
(declare-fun f (Int) Int)
(define-fun g ((y Int)) Int y)
(push 1)
(assert (= (g x) 1))
(check-sat)
(get-value (x))
(pop 1)
(echo "text")
(exit)
