; EXPECT: unsat
; An intersection of masks is below its start.
(set-logic ALL)
(declare-const l (List (_ BitVec 16)))
(declare-const start (_ BitVec 16))
(assert (bvugt (List.fold bvand start l) start))
(check-sat)
