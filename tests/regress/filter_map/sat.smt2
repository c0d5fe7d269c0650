; The halves of the even numbers.
; EXPECT: sat
; EXPECT: (((List.len (List.filter_map half l)) 2))
; EXPECT: sat
; EXPECT: (((List.filter_map half (List.value Int (1 2 3 4))) (List.value Int (1 2))))
(declare-const l (List Int))
(declare-datatype Option (par (T) ((none) (some (value T)))))
(define-fun half ((x Int)) (Option Int) (ite (= (mod x 2) 0) (some (div x 2)) (as none (Option Int))))
(assert (= (List.len l) 3))
(assert (= (List.len (List.filter_map half l)) 2))
(assert (= (List.sum (List.filter_map half l)) 7))
(assert (= (List.sum l) 15))
(check-sat)
(get-value ((List.len (List.filter_map half l))))
(check-sat)
(get-value ((List.filter_map half (List.value Int (1 2 3 4)))))
