; Child custody score: the running example of the paper.
;
; A parent is eligible for family benefits if the custody score of the household is above a threshold. Exclusive custody
; of a child counts 2, shared custody 1, no custody 0. Is there a household with at least one child whose score is
; above 2?
;
; Answer: yes, with two children or more. With --strategy paper --trace one can watch the solver try one child, find that it is
; not enough, and go on.

(declare-datatype Custody ((Sole) (Shared) (None)))
(declare-datatype Child ((mk-child (custody Custody))))

(define-fun score ((child Child)) Int
  (match (custody child)
    ((Sole 2)
     (Shared 1)
     (None 0))))

(declare-const children (List Child))

(assert (> (List.sum (List.map score children)) 2))
(assert (> (List.len children) 0))

(check-sat)
; expect: sat
(get-model)
; expect: a model
