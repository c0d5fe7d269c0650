; EXPECT: unsat
; Days with hours are days of work.
(set-logic ALL)

(declare-datatype Shift ((off) (work (hours (List Int)))))
(declare-const roster (List Shift))
(define-fun worked ((s Shift)) Int (match s ((off 0) ((work h) (List.sum h)))))
(assert (> (List.count (lambda ((s Shift)) (> (worked s) 0)) roster) (List.count (lambda ((s Shift)) ((_ is work) s)) roster)))

(check-sat)
