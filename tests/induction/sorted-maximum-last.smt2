; EXPECT: unsat
; In an ascending list the last element is not the greatest.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const l (List Int))
(declare-datatype Scan ((scan (ascending Bool) (latest (Option Int)))))
(define-fun scanned ((xs (List Int))) Scan
  (List.fold
    (lambda ((s Scan) (x Int))
      (scan (and (ascending s) (match (latest s) ((none true) ((some p) (<= p x))))) (some x)))
    (scan true (as none (Option Int))) xs))
(define-fun maximum ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) ((some m) (ite (> x m) (some x) acc)))))
    (as none (Option Int)) xs))
(assert (ascending (scanned l)))
(assert (not (= (latest (scanned l)) (maximum l))))

(check-sat)
