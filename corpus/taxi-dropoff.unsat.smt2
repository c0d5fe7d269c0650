; Taxi dropoff
; origin: SyGuS competition, agents (taxi)
;
; As the satisfiable one, but two more obstacles close off the south-east corner. Impossible: no route
; leaves the fields outside these walls.
;
; status: unsat
; lengths: every N (N is an upper bound on every list), and without any bound
; paper-n: 20 20
(set-info :status unsat)
(set-logic ALL)

(declare-datatypes ((Direction 0) (Point 0) (Taxi 0))
  (((north) (south) (east) (west))
   ((point (column Int) (row Int)))
   ((driving (place Point)) (crashed))))

(declare-const route (List Direction))
;param:(assert (<= (List.len route) N))

; . . # . . .
; . . # . . .
; . . . . # #
; . # . # . .
; . # . # . *
(define-fun obstacle ((p Point)) Bool
  (or (= p (point 2 0)) (= p (point 2 1))
      (= p (point 1 3)) (= p (point 3 3))
      (= p (point 1 4)) (= p (point 3 4))
      (= p (point 4 2)) (= p (point 5 2))))
(define-fun on_grid ((p Point)) Bool
  (and (<= 0 (column p) 5) (<= 0 (row p) 4)))

(define-fun neighbour ((p Point) (d Direction)) Point
  (match d
    ((north (point (column p) (- (row p) 1)))
     (south (point (column p) (+ (row p) 1)))
     (east (point (+ (column p) 1) (row p)))
     (west (point (- (column p) 1) (row p))))))

(define-fun drive ((t Taxi) (d Direction)) Taxi
  (match t
    ((crashed crashed)
     ((driving p)
      (let ((q (neighbour p d)))
        (ite (and (on_grid q) (not (obstacle q))) (driving q) crashed))))))

(assert (= (List.fold drive (driving (point 0 0)) route) (driving (point 5 4))))

(check-sat)
