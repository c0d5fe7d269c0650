; EXPECT: unsat
; Not every task needs one with a smaller number.
(set-logic ALL)

(declare-datatype Task ((task (number Int) (needs Int))))
(declare-const tasks (List Task))
(assert (not (List.is_empty tasks)))
(assert (List.forall (lambda ((t Task)) (< (needs t) (number t))) tasks))
(assert (List.subset (List.map needs tasks) (List.map number tasks)))

(check-sat)
