; EXPECT: unsat
; Present and missing values do not make up the list.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-const cells (List (Option Int)))
(define-fun number ((p (-> (Option Int) Bool))) Int
  (List.fold (lambda ((n Int) (c (Option Int))) (ite (p c) (+ n 1) n)) 0 cells))
(assert (not (= (List.len cells) (+ (number (lambda ((c (Option Int))) (= c (as none (Option Int))))) (number (lambda ((c (Option Int))) ((_ is some) c)))))))

(check-sat)
