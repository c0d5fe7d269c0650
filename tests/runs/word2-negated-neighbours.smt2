; Each element is the negation of the one before it: a word of length two.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Scan ((scan (ok Bool) (last (Option Int)))))
(declare-const l (List Int))
(define-fun scanned () Scan
  (List.fold
    (lambda ((s Scan) (x Int))
      (scan (and (ok s) (match (last s) ((none true) ((some p) (= x (- p)))))) (some x)))
    (scan true (as none (Option Int))) l))
(assert (ok scanned))
(assert (= (last scanned) (some 7)))
(assert (>= (List.len l) 1000000))
(check-sat)
