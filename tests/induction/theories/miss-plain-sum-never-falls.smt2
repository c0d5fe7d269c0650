; EXPECT: sat
; Without saturation a sum falls below its start.
(set-logic ALL)
(declare-const l (List (_ BitVec 8)))
(assert (bvult (List.fold bvadd #x80 l) #x80))
(check-sat)
