; 0 2 4 6 …
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Scan ((scan (ok Bool) (last (Option Int)))))
(declare-const l (List Int))
(define-fun scanned () Scan
  (List.fold
    (lambda ((s Scan) (x Int))
      (scan (and (ok s) (match (last s) ((none (= x 0)) ((some p) (= x (+ p 2)))))) (some x)))
    (scan true (as none (Option Int))) l))
(assert (ok scanned))
(assert (>= (List.len l) 1000000))
(check-sat)
