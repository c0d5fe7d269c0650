; EXPECT: unsat
; The sum is below the length times the minimum: a product of the length and the state.
(set-logic ALL)

(declare-datatype Scan ((scan (any Bool) (least Int) (total Int))))
(declare-const l (List Int))
(define-fun scanned () Scan
  (List.fold (lambda ((s Scan) (x Int)) (scan true (ite (and (any s) (< (least s) x)) (least s) x) (+ (total s) x))) (scan false 0 0) l))
(assert (< (total scanned) (* (List.len l) (least scanned))))

(check-sat)
