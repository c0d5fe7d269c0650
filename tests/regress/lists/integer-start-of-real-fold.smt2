; The start of a fold over reals may be an integer.
; EXPECT: sat
; EXPECT: (((List.fold + 0 (List.value Real (0.5 1.5))) 2.0)
; EXPECT:  ((List.fold (lambda ((acc Real) (x Real)) (+ acc x)) 1 (List.value Real (0.5))) (/ 3.0 2.0)))
(check-sat)
(get-value ((List.fold + 0 (List.value Real (0.5 1.5)))
  (List.fold (lambda ((acc Real) (x Real)) (+ acc x)) 1 (List.value Real (0.5)))))
