; An enumeration has exactly its constructors as values, all different.
; EXPECT: unsat
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Color ((Red) (Green) (Blue)))
(declare-const a Color)
(declare-const b Color)
(declare-const c Color)
(declare-const d Color)
(push)
(assert (distinct a b c d))
(check-sat)
(pop)
(push)
(assert (= Red Green))
(check-sat)
(pop)
(assert (distinct a b c))
(check-sat)
