; Combinators over lists of datatypes and of uninterpreted sorts.
; status: sat unsat
; open: arrays
(declare-sort Thing 0)
(declare-datatype Item ((item (thing Thing) (weight Real))))
(declare-const l (List Item))
(declare-const a Item)
(declare-const b Item)
(declare-const t Thing)
(assert (= l (List.value Item (a b))))
(assert (= (List.map thing (List.rev l)) (List.cons t (List.repeat 1 t))))
(assert (= (List.sum (List.map weight (List.drop 1 l))) 0.5))
(assert (= (List.append l (List.take 1 l)) (List.snoc l (item t 1.5))))
(check-sat)
(assert (< (List.sum (List.map weight l)) 2.0))
(check-sat)
