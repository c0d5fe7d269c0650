; Assumptions that have no common model with the assertions, as they were written.
; EXPECT: unsat
; EXPECT: ((> x 3) (not |a guard|))
; EXPECT: unsat
; EXPECT: (positive (< x 0))
; EXPECT: unsat
; EXPECT: ()
(set-option :produce-unsat-assumptions true)
(declare-const x Int)
(declare-const y Int)
(declare-const |a guard| Bool)
(define-fun positive () Bool (> x 0))
(assert (or |a guard| (< x 3)))
(check-sat-assuming ((> y 0) (> x 3) (< y 10) (not |a guard|)))
(get-unsat-assumptions)
(check-sat-assuming (positive (! (> y x) :named order) (< x 0)))
(get-unsat-assumptions)
(assert (< y y))
(check-sat-assuming (positive))
(get-unsat-assumptions)
