; EXPECT: unsat
; Records with falling keys, the later ones first in the pair: no key occurs twice.
(set-logic ALL)

(declare-datatype Entry ((entry (day Int) (cents Int))))
(declare-const log (List Entry))
(assert (List.forall2 (lambda ((late Entry) (early Entry)) (< (day late) (day early))) (List.tail log) log))
(assert (not (List.distinct (List.map day log))))

(check-sat)
