; EXPECT: sat
; Satisfiable: it may be as short.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun duration ((p Playlist)) Int (List.sum (List.map seconds (tracks p))))
(define-fun every-track ((q (-> Track Bool))) Bool
  (List.forall (lambda ((p Playlist)) (List.forall (lambda ((t Track)) (q t)) (tracks p))) library))
(assert (every-track (lambda ((t Track)) (>= (seconds t) 1))))
(assert (List.exists (lambda ((p Playlist)) (and (<= (duration p) (List.len (tracks p))) (> (duration p) 2))) library))

(check-sat)
