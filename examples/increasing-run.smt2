; Longest increasing run: the longest stretch of neighbours that keep growing.
;
; A share has a price between 0 and 4 on each of seven days. Can it rise four days in a row, that is, five prices long,
; and yet end as low as it began, at 1? And can it ever rise five days in a row, in however many days?
;
; Answers: yes, from 0 to 4 in between; no, there are only five different prices.

(declare-datatype Run ((run (price Int) (current Int) (longest Int))))
(define-fun day ((r Run) (p Int)) Run
  (let ((now (ite (> p (price r)) (+ (current r) 1) 1)))
    (run p now (ite (> now (longest r)) now (longest r)))))

(declare-const prices (List Int))
; The price "before" the first day is above all others, so that the first day begins a run of its own.
(define-fun chart () Run (List.fold day (run 5 0 0) prices))

(assert (List.forall (lambda ((p Int)) (<= 0 p 4)) prices))

(push)
(assert (= (List.len prices) 7))
(assert (= (List.head prices 0) (List.last prices 0) 1))
(assert (= (longest chart) 5))
(check-sat)
; expect: sat
(get-value (prices))
; expect: ((prices (List.value Int (1 0 1 2 3 4 1))))
(pop)

(assert (>= (longest chart) 6))
(check-sat)
; expect: unsat
