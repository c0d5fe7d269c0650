; Checksum
; origin: RADA benchmarks (Pham, Gacek, Whalen, JAR 2016)
;
; An empty list changes the checksum of another one when its own is added. Impossible: its sum is
; zero.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 500 500
(set-info :status unsat)
(set-logic ALL)

(define-fun checksum ((xs (List Int))) Int
  (List.fold (lambda ((acc Int) (x Int)) (+ acc x)) 0 xs))
(define-fun is_empty ((xs (List Int))) Bool (= (List.len xs) 0))

(declare-const a (List Int))
(declare-const b (List Int))
;param:(assert (<= (List.len a) N))
;param:(assert (<= (List.len b) N))

(assert (is_empty a))
(assert (not (= (checksum b) (+ (checksum a) (checksum b)))))

(check-sat)
