; List.find_map
; origin: OCaml test suite, List.find_map
;
; No element reaches 3, but one reaches 30. Impossible: whatever reaches 30 reaches 3.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 100 100
(set-info :status unsat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Hit ((hit (found Int) (limit Int))))

(declare-const l (List Int))
;param:(assert (<= (List.len l) N))

(define-fun reaches ((bound Int) (x Int)) (Option Hit)
  (ite (>= x bound) (some (hit x bound)) (as none (Option Hit))))

(define-fun find_map ((f (-> Int (Option Hit))) (xs (List Int))) (Option Hit)
  (List.fold
    (lambda ((acc (Option Hit)) (x Int))
      (match acc
        ((none (f x))
         ((some h) acc))))
    (as none (Option Hit))
    xs))

(define-fun first_reaching ((bound Int)) (Option Hit)
  (find_map (lambda ((x Int)) (reaches bound x)) l))

(assert (= (first_reaching 3) (as none (Option Hit))))
(assert (not (= (first_reaching 30) (as none (Option Hit)))))

(check-sat)
