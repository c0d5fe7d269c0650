; EXPECT: unsat
; One to five stars make at most five for each song.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun songs () Int (List.sum (List.map (lambda ((p Playlist)) (List.len (tracks p))) library)))
(define-fun every-track ((q (-> Track Bool))) Bool
  (List.forall (lambda ((p Playlist)) (List.forall (lambda ((t Track)) (q t)) (tracks p))) library))
(assert (every-track (lambda ((t Track)) (<= 1 (stars t) 5))))
(assert (> (List.sum (List.map (lambda ((p Playlist)) (List.sum (List.map stars (tracks p)))) library)) (* 5 songs)))

(check-sat)
