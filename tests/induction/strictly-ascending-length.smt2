; EXPECT: unsat
; A strictly ascending list of naturals ends below its length less one.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(declare-datatype Scan ((scan (ascending Bool) (latest Int))))
(define-fun scanned () Scan
  (List.fold (lambda ((s Scan) (x Int)) (scan (and (ascending s) (< (latest s) x)) x)) (scan true (- 1)) l))
(assert (ascending scanned))
(assert (< (latest scanned) (- (List.len l) 1)))

(check-sat)
