; Sorted
; origin: OCaml test suite, List.sort_uniq
;
; A strictly ascending list ends with a smaller number than it starts with. Impossible: as long as it
; ascends, the latest element is not below the first.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 200 50
(set-info :status unsat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Scan ((scan (ascending Bool) (latest (Option Int)))))

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

; Is each element greater than the one before it, and which one was the last?
(define-fun scanned ((xs (List Int))) Scan
  (List.fold
    (lambda ((s Scan) (x Int))
      (scan
        (match (latest s)
          ((none (ascending s))
           ((some p) (and (ascending s) (< p x)))))
        (some x)))
    (scan true (as none (Option Int)))
    xs))

(define-fun hd ((xs (List Int))) (Option Int)
  (List.fold
    (lambda ((acc (Option Int)) (x Int)) (match acc ((none (some x)) (_ acc))))
    (as none (Option Int))
    xs))

(declare-const first Int)
(declare-const top Int)
(assert (ascending (scanned l)))
(assert (= (hd l) (some first)))
(assert (= (latest (scanned l)) (some top)))
(assert (< top first))

(check-sat)
