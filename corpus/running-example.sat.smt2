; Child custody score
; origin: Catala (Merigoux, Chataing, Protzenko, ICFP 2021), French family benefits
;
; Custody of a child counts 2 if sole, 1 if shared, 0 if not awarded. The total and the number of
; children exceed two thresholds, the first of which is at least the number of children. The children
; are plausible (age and occupation agree), listed eldest first, and among them are one at work in
; shared custody and one at school in no custody.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 20 20
(set-info :status sat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatypes ((Custody 0) (Occupation 0) (Child 0))
  (((sole) (shared) (no_custody))
   ((at_home) (at_school) (at_work (monthly_pay Int)))
   ((child (age Int) (custody Custody) (occupation Occupation)))))

(declare-const children (List Child))
;param:(assert (>= (List.len children) N))

(define-fun plausible ((c Child)) Bool
  (and (<= 0 (age c) 20)
    (match (occupation c)
      ((at_home (< (age c) 6))
       (at_school (>= (age c) 3))
       ((at_work pay) (and (>= (age c) 16) (<= 0 pay 1100)))))))

(declare-datatype Order ((order (eldest_first Bool) (previous (Option Int)))))
(define-fun ordered ((cs (List Child))) Bool
  (eldest_first
    (List.fold
      (lambda ((o Order) (c Child))
        (order
          (and (eldest_first o) (match (previous o) ((none true) ((some a) (>= a (age c))))))
          (some (age c))))
      (order true (as none (Option Int)))
      cs)))

(define-fun some_child ((p (-> Child Bool))) Bool
  (List.fold (lambda ((found Bool) (c Child)) (or found (p c))) false children))

(define-fun custody_score () Int
  (List.fold + 0
    (List.map
      (lambda ((c Child)) (match (custody c) ((sole 2) (shared 1) (no_custody 0))))
      children)))

(declare-const custody_score_threshold Int)
(declare-const child_count_threshold Int)
(assert (>= child_count_threshold 0))
(assert (> custody_score custody_score_threshold))
(assert (> (List.len children) child_count_threshold))
(assert (List.fold (lambda ((ok Bool) (c Child)) (and ok (plausible c))) true children))
(assert (ordered children))
(assert (some_child (lambda ((c Child)) (and (= (custody c) shared) ((_ is at_work) (occupation c))))))
(assert (some_child (lambda ((c Child)) (and (= (custody c) no_custody) (= (occupation c) at_school)))))
(assert (>= custody_score_threshold (List.len children)))

(check-sat)
