; EXPECT: unsat
; The songs of all playlists, one after the other, are as many as the playlists say.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun songs () Int (List.sum (List.map (lambda ((p Playlist)) (List.len (tracks p))) library)))
(assert (distinct (List.len (List.concat_map tracks library)) songs))

(check-sat)
