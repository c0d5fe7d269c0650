; A key that depends on a bound variable.
; EXPECT: sat
; EXPECT: (((List.map (lambda ((k Int)) (List.min_by (lambda ((x Int)) (abs (- x k))) (List.value Int (1 5 9)) 0)) (List.value Int (0 6 20))) (List.value Int (1 5 9))))
(check-sat)
(get-value ((List.map (lambda ((k Int)) (List.min_by (lambda ((x Int)) (abs (- x k))) (List.value Int (1 5 9)) 0)) (List.value Int (0 6 20)))))
