; Options that are not of the standard, and a logic without lists.
; status: sat
(set-logic QF_LIA)
(set-option :timeout 10000)
(set-info :source |a list|)
(declare-const l (List Int))
(assert (= (List.len l) 1))
(check-sat)
(get-info :name)
(echo "done")
(exit)
(this is not read)
