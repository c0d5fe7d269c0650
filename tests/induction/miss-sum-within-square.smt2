; EXPECT: not unsat
; As many elements as their limit, and a sum that reaches the limit's square.
(set-logic ALL)

(declare-datatype Scan ((scan (count Int) (total Int) (within Bool))))
(declare-const l (List Int))
(declare-const limit Int)
(define-fun scanned () Scan
  (List.fold
    (lambda ((s Scan) (x Int)) (scan (+ (count s) 1) (+ (total s) x) (and (within s) (<= x limit))))
    (scan 0 0 true) l))
(assert (within scanned))
(assert (= (count scanned) limit))
(assert (>= (total scanned) (* limit limit)))

(check-sat)
