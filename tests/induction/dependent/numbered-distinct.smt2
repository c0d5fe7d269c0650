; EXPECT: unsat
; Elements with their numbers, by a scan that counts: if no two have the same value, what is in the first part is not in the second one.
(set-logic ALL)

(declare-const a (List Int))
(declare-const b (List Int))
(declare-const k Int)
(define-fun numbered () (List (Tuple Int Int))
  (List.zip (List.append a b) (List.scan_left (lambda ((i Int) (x Int)) (+ i 1)) 1 (List.append a b))))
(assert
  (List.forall
    (lambda ((p (Tuple Int Int)))
      (List.forall
        (lambda ((q (Tuple Int Int)))
          (=> (< (tuple.second p) (tuple.second q)) (distinct (tuple.first p) (tuple.first q))))
        numbered))
    numbered))
(assert (List.contains k a))
(assert (List.contains k b))

(check-sat)
