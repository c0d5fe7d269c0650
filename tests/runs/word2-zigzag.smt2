; Up and down in turn.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Zig ((zig (up Bool) (ok Bool) (last (Option Int)))))
(declare-const l (List Int))
(define-fun final () Zig
  (List.fold
    (lambda ((z Zig) (x Int))
      (zig (not (up z))
        (and (ok z) (match (last z) ((none true) ((some p) (ite (up z) (< p x) (> p x))))))
        (some x)))
    (zig true true (as none (Option Int))) l))
(assert (ok final))
(assert (>= (List.len l) 1000000))
(assert (= (last final) (some 3)))
(check-sat)
