; EXPECT: unsat
; Favourites do not take longer than all songs.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun duration ((p Playlist)) Int (List.sum (List.map seconds (tracks p))))
(define-fun every-track ((q (-> Track Bool))) Bool
  (List.forall (lambda ((p Playlist)) (List.forall (lambda ((t Track)) (q t)) (tracks p))) library))
(assert (every-track (lambda ((t Track)) (>= (seconds t) 0))))
(assert (List.exists (lambda ((p Playlist)) (> (List.sum (List.map seconds (List.filter (lambda ((t Track)) (= (stars t) 5)) (tracks p)))) (duration p))) library))

(check-sat)
