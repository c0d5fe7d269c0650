; Income brackets
; origin: Catala (Merigoux, Chataing, Protzenko, ICFP 2021), French housing benefits
;
; Brackets of income, each with a lower bound, an upper bound that may be missing, and a rate, follow
; each other without gap or overlap from 0 on; only the last has no upper bound; the first is exempt,
; and the rates never go down. For some income above 1000 the contribution, in thousandths, is more
; than a tenth of it.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 50 50
(set-info :status sat)
(set-logic ALL)

(declare-datatypes ((Bound 0) (Rate 0) (Bracket 0) (Cover 0) (Pace 0))
  (((upto (amount Int)) (unbounded))
   ((exempt) (reduced) (full))
   ((bracket (low Int) (high Bound) (rate Rate)))
   ((covered (limit Int)) (complete) (flawed))
   ((idle) (rising (latest Rate)) (fallen))))

(declare-const brackets (List Bracket))
;param:(assert (>= (List.len brackets) N))

; How far do the brackets reach without gap or overlap?
(define-fun extend ((c Cover) (b Bracket)) Cover
  (match c
    (((covered from)
      (match (high b)
        (((upto h) (ite (and (= (low b) from) (> h from)) (covered h) flawed))
         (unbounded (ite (= (low b) from) complete flawed)))))
     (_ flawed))))

(define-fun rank ((r Rate)) Int (match r ((exempt 0) (reduced 1) (full 2))))
(define-fun rise ((p Pace) (b Bracket)) Pace
  (match p
    ((idle (ite (= (rate b) exempt) (rising exempt) fallen))
     ((rising r) (ite (>= (rank (rate b)) (rank r)) (rising (rate b)) fallen))
     (fallen fallen))))

(declare-const income Int)
(define-fun slice ((b Bracket)) Int
  (let ((top (match (high b) (((upto h) (ite (< h income) h income)) (unbounded income)))))
    (ite (> top (low b)) (- top (low b)) 0)))
(define-fun contribution ((b Bracket)) Int
  (match (rate b) ((exempt 0) (reduced (* 24 (slice b))) (full (* 208 (slice b))))))

(assert (= (List.fold extend (covered 0) brackets) complete))
(assert ((_ is rising) (List.fold rise idle brackets)))
(assert (> income 1000))
(assert (> (List.fold + 0 (List.map contribution brackets)) (* 100 income)))

(check-sat)
