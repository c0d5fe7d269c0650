; A payload that drifts inside a variant.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatypes ((Slot 0)) (((empty) (full (amount Int) (unit Bool)))))
(declare-const l (List Slot))
(define-fun grow ((acc (Option Int)) (s Slot)) (Option Int)
  (match s
    ((empty (as none (Option Int)))
     ((full a u) (match acc
       ((none (ite (= a 3) (some a) acc))
        ((some p) (ite (and u (= a (+ p 3))) (some a) (as none (Option Int)))))))))) 
(declare-const end Int)
(assert (= (List.fold grow (as none (Option Int)) l) (some end)))
(assert (> end 3000000))
(check-sat)
