; Assumptions about inner lists last for one check.
; EXPECT: sat
; EXPECT: unsat
; EXPECT: (short)
; EXPECT: sat
(set-option :produce-unsat-assumptions true)
(declare-const o (Tuple Int (List Int)))
(declare-const short Bool)
(declare-const long Bool)
(assert (=> short (< (List.len (tuple.second o)) 2)))
(assert (=> long (> (List.len (tuple.second o)) 2)))
(assert (= (List.len (tuple.second o)) 2))
(check-sat)
(check-sat-assuming (short))
(get-unsat-assumptions)
(check-sat-assuming ((not short) (not long)))
