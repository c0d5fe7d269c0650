; Checksum
; origin: RADA benchmarks (Pham, Gacek, Whalen, JAR 2016)
;
; A list that is not empty changes the checksum of another one when its own is added.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(define-fun checksum ((xs (List Int))) Int
  (List.fold (lambda ((acc Int) (x Int)) (+ acc x)) 0 xs))
(define-fun is_empty ((xs (List Int))) Bool (= (List.len xs) 0))

(declare-const a (List Int))
(declare-const b (List Int))
;param:(assert (>= (List.len a) N))
;param:(assert (>= (List.len b) N))

(assert (not (is_empty a)))
(assert (not (= (checksum b) (+ (checksum a) (checksum b)))))

(check-sat)
