; Odd-Even
; origin: RADA benchmarks (Pham, Gacek, Whalen, JAR 2016)
;
; A list of parities alternates, begins with odd, ends with even, and exactly half of its elements are
; odd.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 2000 100
(set-info :status sat)
(set-logic ALL)

(declare-datatypes ((Parity 0) (Walk 0))
  (((odd) (even))
   ((start) (after (seen Parity)) (broken))))

(declare-const l (List Parity))
;param:(assert (>= (List.len l) N))

(define-fun advance ((w Walk) (p Parity)) Walk
  (match w
    ((start (ite (= p odd) (after p) broken))
     ((after q) (ite (= p q) broken (after p)))
     (broken broken))))

(define-fun odds ((xs (List Parity))) Int
  (List.fold (lambda ((n Int) (p Parity)) (match p ((odd (+ n 1)) (even n)))) 0 xs))

(assert (= (List.fold advance start l) (after even)))
(assert (= (* 2 (odds l)) (List.len l)))

(check-sat)
