; EXPECT: sat
; Opposite numbers are in the opposite order.
(declare-datatype Before ((before (read Bool) (last Int))))
(declare-datatype State ((state (so-far Before) (ordered Bool))))
(define-fun rises ((l (List Int))) Bool
  (ordered (List.fold (lambda ((s State) (x Int))
    (state (before true x) (and (ordered s) (or (not (read (so-far s))) (<= (last (so-far s)) x))))) (state (before false 0) true) l)))
(declare-const l (List Int))
(assert (rises l))
(assert (not (rises (List.map - l))))
(check-sat)
