; Combinators in terms whose values are asked for, and in what an assumption stands for.
; status: sat unsat
(set-option :produce-models true)
(declare-const l (List Int))
(declare-const n Int)
(declare-const small Bool)
(assert (= small (List.forall (lambda ((x Int)) (<= x 1)) (List.take 1 l))))
(assert (= l (List.value Int (1 2))))
(assert (= n (List.len (List.rev l))))
(check-sat-assuming (small))
(get-value (n (List.len (List.append l l))))
(check-sat-assuming ((not small)))
