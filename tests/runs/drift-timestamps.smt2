; Time goes on, in small steps, up to a late end.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Clock ((clock (ok Bool) (now Int))))
(declare-const l (List Int))
(define-fun final () Clock
  (List.fold
    (lambda ((c Clock) (t Int)) (clock (and (ok c) (< (now c) t) (<= t (+ (now c) 5))) t))
    (clock true 0) l))
(assert (ok final))
(assert (> (now final) 3000000))
(assert (= (mod (List.len l) 7) 3))
(check-sat)
