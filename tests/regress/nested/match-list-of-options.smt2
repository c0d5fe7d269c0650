; Match on options of lists inside a fold.
; EXPECT: sat
; EXPECT: (((List.sum (List.map size l)) 4)
; EXPECT:  ((List.map size l) (List.value Int (4 0))))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-const l (List (Option (List Int))))
(define-fun size ((o (Option (List Int)))) Int (match o ((none 0) ((some l) (List.len l)))))
(assert (= (List.map (lambda ((o (Option (List Int)))) ((_ is some) o)) l) (List.value Bool (true false))))
(assert (= (List.sum (List.map size l)) 4))
(check-sat)
(get-value ((List.sum (List.map size l)) (List.map size l)))
