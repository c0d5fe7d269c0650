; EXPECT: sat
; It may be shorter.
(set-logic ALL)

(declare-const a (List Int))
(assert (< (List.len (List.dedup a)) (- (List.len a) 1)))

(check-sat)
