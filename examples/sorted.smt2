; Sorted lists: which strictly increasing lists of five numbers from 1 to 5 are there?
;
; The fold carries the last element seen and whether everything was in order so far. Before the first element there is
; no last one: an option says so.
;
; Answer: exactly one.
;
; Second question: can a sorted list begin with a larger element than it ends with? No (here for up to six elements).

(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Scan ((scan (last (Option Int)) (in-order Bool))))

(define-fun before ((o (Option Int)) (x Int)) Bool
  (match o ((none true) ((some y) (< y x)))))
(define-fun look ((s Scan) (x Int)) Scan
  (scan (some x) (and (in-order s) (before (last s) x))))
(define-fun sorted ((xs (List Int))) Bool
  (in-order (List.fold look (scan (as none (Option Int)) true) xs)))
(define-fun within ((low Int) (high Int) (xs (List Int))) Bool
  (List.fold (lambda ((ok Bool) (x Int)) (and ok (<= low x high))) true xs))

(declare-const xs (List Int))
(assert (sorted xs))

(push)
(assert (within 1 5 xs))
(assert (= (List.len xs) 5))
(check-sat)
; expect: sat
(get-value (xs))
; expect: ((xs (List.value Int (1 2 3 4 5))))
(pop)

; The first element of a list: what a fold keeps that never replaces what it has.
(define-fun keep ((first (Option Int)) (x Int)) (Option Int) (match first ((none (some x)) (_ first))))
(define-fun first-of ((xs (List Int))) (Option Int) (List.fold keep (as none (Option Int)) xs))
(define-fun last-of ((xs (List Int))) (Option Int) (last (List.fold look (scan (as none (Option Int)) true) xs)))

(assert (<= 1 (List.len xs) 6))
(assert (> (value (first-of xs)) (value (last-of xs))))
(check-sat)
; expect: unsat
