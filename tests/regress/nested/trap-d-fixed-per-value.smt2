; Trap: it is the same arbitrary list for equal values.
; MODES: default one-thread increasing search process reprint
; EXPECT: unsat
; EXPECT: sat
(declare-datatype Event ((deposit (amounts (List Int))) (fee (by Int))))
(declare-const e Event)
(declare-const f Event)
(assert ((_ is fee) e))
(assert ((_ is fee) f))
(assert (= (List.len (amounts e)) 1))
(assert (= (List.len (amounts f)) 2))
(push)
(assert (= (by e) (by f)))
(check-sat)
(pop)
(assert (distinct (by e) (by f)))
(check-sat)
