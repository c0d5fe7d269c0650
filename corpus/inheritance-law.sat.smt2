; Inheritance law
; origin: Catala (Merigoux, Chataing, Protzenko, ICFP 2021), French law of succession
;
; The children of a deceased person inherit if they are alive, or conceived and later born viable, and
; not unworthy; a child who died before is represented by its own children, if any. Here every child
; inherits or is represented, at least one in each of the three ways, and three more persons share the
; estate than there are children.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-datatypes ((Life 0) (Child 0))
  (((alive) (conceived (viable Bool)) (predeceased (descendants Int)))
   ((child (life Life) (unworthy Bool)))))

(declare-const children (List Child))
;param:(assert (>= (List.len children) N))

; How many persons inherit through this child.
(define-fun heirs ((c Child)) Int
  (match (life c)
    ((alive (ite (unworthy c) 0 1))
     ((conceived v) (ite (and v (not (unworthy c))) 1 0))
     ((predeceased d) (ite (> d 0) d 0)))))

(define-fun exists_child ((p (-> Child Bool)) (cs (List Child))) Bool
  (List.fold (lambda ((found Bool) (c Child)) (or found (p c))) false cs))

(assert
  (List.fold (lambda ((ok Bool) (c Child)) (and ok (> (heirs c) 0))) true children))
(assert (exists_child (lambda ((c Child)) (= (life c) alive)) children))
(assert (exists_child (lambda ((c Child)) ((_ is conceived) (life c))) children))
(assert (exists_child (lambda ((c Child)) ((_ is predeceased) (life c))) children))
(assert (= (List.fold + 0 (List.map heirs children)) (+ (List.len children) 3)))

(check-sat)
