; (=> p q r) is (=> p (=> q r)): true whenever p is false. Read the other way it would be false here.
; EXPECT: unsat
(declare-const p Bool)
(declare-const q Bool)
(declare-const r Bool)
(assert (not p))
(assert (not r))
(assert (not (=> p q r)))
(check-sat)
