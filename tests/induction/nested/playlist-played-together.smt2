; EXPECT: unsat
; The duration of all songs is the sum of the durations.
(set-logic ALL)

(declare-datatype Track ((track (seconds Int) (stars Int))))
(declare-datatype Playlist ((playlist (tracks (List Track)))))
(declare-const library (List Playlist))
(define-fun duration ((p Playlist)) Int (List.sum (List.map seconds (tracks p))))
(assert (distinct (List.sum (List.map seconds (List.concat_map tracks library))) (List.sum (List.map duration library))))

(check-sat)
