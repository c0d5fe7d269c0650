; A trip with real numbers: where to charge an electric car.
;
; The list holds the stages between charging stations, in kilometres, not necessarily whole. The car goes 300 km on a
; full battery, charges fully at every station, and each charge takes 0.5 h; it drives 100 km/h. Can 1000 km be done in
; at most 12 hours, in four stages of equal length?
;
; Answer: yes, 250 km each, in 11.5 hours. In three stages or fewer it cannot be done, equal or not.

(declare-const stages (List Real))
(define-fun distance () Real (List.sum stages))
(define-fun hours () Real (+ (/ distance 100.0) (* 0.5 (- (List.len stages) 1))))
(assert (List.forall (lambda ((s Real)) (and (< 0.0 s) (<= s 300.0))) stages))
(assert (= distance 1000.0))
(assert (<= hours 12.0))

(push)
(declare-const each Real)
(assert (= (List.len stages) 4))
(assert (List.forall (lambda ((s Real)) (= s each)) stages))
(check-sat)
; expect: sat
(get-value (each hours))
; expect: ((each 250.0) (hours (/ 23.0 2.0)))
(pop)

(assert (<= (List.len stages) 3))
(check-sat)
; expect: unsat
