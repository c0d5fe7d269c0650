; EXPECT: unsat
; A counter modulo 7 and the length disagree modulo 7.
(set-logic ALL)

(declare-const l (List Int))
(define-fun wheel () Int (List.fold (lambda ((w Int) (x Int)) (ite (= w 6) 0 (+ w 1))) 0 l))
(assert (not (= wheel (mod (List.len l) 7))))

(check-sat)
