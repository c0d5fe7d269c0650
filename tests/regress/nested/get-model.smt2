; Every declared symbol with lists inside is in the model.
; MODES: default one-thread increasing search process reprint
; EXPECT: sat
; EXPECT: (
; EXPECT:   (define-fun l () (List (List Int)) (List.value (List Int) ((List.value Int (1)))))
; EXPECT:   (define-fun o () Order (order 2 (List.value Int (3))))
; EXPECT:   (define-fun p () (Option (List Bool)) (some (List.value Bool (true))))
; EXPECT:   (define-fun t () (Tuple (List Int) Int) (tuple (List.value Int ()) 4))
; EXPECT: )
(declare-datatype Option (par (T) ((none) (some (value T)))))
(declare-datatype Order ((order (id Int) (prices (List Int)))))
(declare-const l (List (List Int)))
(declare-const o Order)
(declare-const p (Option (List Bool)))
(declare-const t (Tuple (List Int) Int))
(assert (= l (List.value (List Int) ((List.value Int (1))))))
(assert (= o (order 2 (List.value Int (3)))))
(assert (= p (some (List.value Bool (true)))))
(assert (= t (tuple (List.value Int ()) 4)))
(check-sat)
(get-model)
