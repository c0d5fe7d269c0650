; List.find_map
; origin: OCaml test suite, List.find_map
;
; The first element that reaches 3 is 3 itself, and no element reaches 30.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 5000 100
(set-info :status sat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatype Hit ((hit (found Int) (limit Int))))

(declare-const l (List Int))
;param:(assert (>= (List.len l) N))

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

(assert (= (first_reaching 3) (some (hit 3 3))))
(assert (= (first_reaching 30) (as none (Option Hit))))

(check-sat)
