; indexOf
; origin: SyGuS competition, arrays (String.indexOf)
;
; In a list of character codes, the first x (code 120) stands in the second half, the last x right
; after it, and a character code that is not negative and not x right before it.
;
; status: sat
; lengths: every N (N is a lower bound on every list)
; paper-n: 100 100
(set-info :status sat)
(set-logic ALL)

(declare-datatype Option (par (T) ((none) (some (content T)))))
(declare-datatypes ((Search 0) (Cursor 0))
  (((search (here Int) (location Int)))
   ((cursor (position Int) (item (Option Int))))))

(declare-const text (List Int))
;param:(assert (>= (List.len text) N))

(define-fun index_of ((xs (List Int)) (ch Int)) Int
  (location
    (List.fold
      (lambda ((s Search) (x Int))
        (search (+ (here s) 1)
          (ite (and (= (location s) (- 1)) (= x ch)) (here s) (location s))))
      (search 0 (- 1))
      xs)))
(define-fun last_index_of ((xs (List Int)) (ch Int)) Int
  (location
    (List.fold
      (lambda ((s Search) (x Int))
        (search (+ (here s) 1) (ite (= x ch) (here s) (location s))))
      (search 0 (- 1))
      xs)))
(define-fun char_at ((xs (List Int)) (k Int)) (Option Int)
  (item
    (List.fold
      (lambda ((c Cursor) (x Int))
        (cursor (+ (position c) 1) (ite (= (position c) k) (some x) (item c))))
      (cursor 0 (as none (Option Int)))
      xs)))

(declare-const index Int)
(assert (>= index 0))
(assert (= (index_of text 120) index))
(assert (= (last_index_of text 120) (+ index 1)))
(assert (>= (* 2 index) (List.len text)))
(declare-const before Int)
(assert (and (>= before 0) (distinct before 120)))
(assert (= (char_at text (- index 1)) (some before)))

(check-sat)
