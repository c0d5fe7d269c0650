; Runs of equal elements: coin tosses with a streak.
;
; The fold carries the last toss, how long it has been repeating, and the longest repetition so far. Six tosses with three
; heads and three tails: can they be so mixed that no side ever comes twice in a row? And can there be a streak of four?
;
; Answers: yes, by alternating; no, there are only three of each.

(declare-datatype Side ((heads) (tails)))
(declare-datatype Streak ((streak (side Side) (current Int) (longest Int))))

(define-fun max ((a Int) (b Int)) Int (ite (> a b) a b))
(define-fun toss ((s Streak) (next Side)) Streak
  (let ((now (ite (= next (side s)) (+ (current s) 1) 1)))
    (streak next now (max now (longest s)))))

(declare-const tosses (List Side))
(define-fun longest-streak () Int (longest (List.fold toss (streak heads 0 0) tosses)))
(define-fun count ((wanted Side)) Int (List.count (lambda ((s Side)) (= s wanted)) tosses))

(assert (= (List.len tosses) 6))
(assert (= (count heads) (count tails) 3))

(push)
(assert (= longest-streak 1))
(check-sat)
; expect: sat
(get-value (tosses))
; expect: a value
(pop)

(assert (>= longest-streak 4))
(check-sat)
; expect: unsat
