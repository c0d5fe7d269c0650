; EXPECT: sat
; To their number they do.
(set-logic ALL)

(declare-const l (List Int))
(declare-const m (List Int))
(assert (distinct (List.len (List.dedup (List.append m l))) (+ (List.len l) (List.len m))))

(check-sat)
