; EXPECT: unsat
; Intervals that join end to end: their widths do not add up to the distance from start to end.
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatypes ((Interval 0) (Path 0)) (((interval (from Int) (to Int))) ((path (joined Bool) (end (Option Int))))))
(declare-const intervals (List Interval))
(define-fun walked () Path
  (List.fold
    (lambda ((p Path) (i Interval)) (path (and (joined p) (match (end p) ((none true) ((some e) (= e (from i)))))) (some (to i))))
    (path true (as none (Option Int))) intervals))
(define-fun start () (Option Int)
  (List.fold (lambda ((s (Option Int)) (i Interval)) (match s ((none (some (from i))) (_ s)))) (as none (Option Int)) intervals))
(define-fun width () Int (List.fold (lambda ((w Int) (i Interval)) (+ w (- (to i) (from i)))) 0 intervals))
(declare-const s Int)
(declare-const e Int)
(assert (joined walked))
(assert (= start (some s)))
(assert (= (end walked) (some e)))
(assert (not (= width (- e s))))

(check-sat)
