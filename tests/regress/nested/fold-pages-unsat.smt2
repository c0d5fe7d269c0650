; Seven lines on pages of two: every page but the last is full.
; EXPECT: unsat
(declare-const lines (List Int))
(define-fun none () (List Int) (List.value Int ()))
(define-fun put ((pages (List (List Int))) (x Int)) (List (List Int))
  (let ((last (List.last pages none)))
    (ite (or (List.is_empty pages) (>= (List.len last) 2))
      (List.snoc pages (List.value Int (x)))
      (List.snoc (List.take (- (List.len pages) 1) pages) (List.snoc last x)))))
(define-fun pages () (List (List Int)) (List.fold put (List.value (List Int) ()) lines))
(assert (= (List.len lines) 7))
(assert (or (distinct (List.len pages) 4) (List.exists (lambda ((p (List Int))) (> (List.len p) 2)) pages)))
(check-sat)
