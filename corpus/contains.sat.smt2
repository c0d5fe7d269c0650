; Contains
; origin: SyGuS competition, arrays (StringUtils.contains)
;
; A text, given as a list of character codes, contains an asterisk (code 42).
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 3000 200
(set-info :status sat)
(set-logic ALL)

(declare-const text (List Int))
;param:(assert (>= (List.len text) N))

(define-fun contains ((xs (List Int)) (searched Int)) Bool
  (List.fold (lambda ((found Bool) (x Int)) (or found (= x searched))) false xs))

(assert (contains text 42))

(check-sat)
