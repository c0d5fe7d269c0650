; The start comes out.
; EXPECT: sat
; EXPECT: (((List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ i acc x)) 7 (List.value Int ())) 7))
; EXPECT: unsat
(declare-const l (List Int))
(check-sat)
(get-value ((List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ i acc x)) 7 (List.value Int ()))))
(assert (= (List.len l) 0))
(assert (not (= (List.foldi (lambda ((i Int) (acc Int) (x Int)) (+ i acc x)) 7 l) 7)))
(check-sat)
