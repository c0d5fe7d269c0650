; EXPECT: unsat
; Neighbours differ by at most 3, but the last element is further from the first than three times the length.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(define-fun first ((xs (List Int))) (Option Int)
  (List.fold (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) (_ acc)))) (as none (Option Int)) xs))
(declare-datatype Scan ((scan (smooth Bool) (latest (Option Int)))))
(define-fun scanned () Scan
  (List.fold
    (lambda ((s Scan) (x Int))
      (scan (and (smooth s) (match (latest s) ((none true) ((some p) (<= (- x p) 3))))) (some x)))
    (scan true (as none (Option Int))) l))
(declare-const u Int)
(declare-const v Int)
(assert (smooth scanned))
(assert (= (first l) (some u)))
(assert (= (latest scanned) (some v)))
(assert (> (- v u) (* 3 (List.len l))))

(check-sat)
