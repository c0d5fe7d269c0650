; EXPECT: unsat
; Every song takes a second, so no playlist is shorter than its number of songs.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun duration ((p Playlist)) Int (List.sum (List.map seconds (tracks p))))
(define-fun every-track ((q (-> Track Bool))) Bool
  (List.forall (lambda ((p Playlist)) (List.forall (lambda ((t Track)) (q t)) (tracks p))) library))
(assert (every-track (lambda ((t Track)) (>= (seconds t) 1))))
(assert (List.exists (lambda ((p Playlist)) (< (duration p) (List.len (tracks p)))) library))

(check-sat)
