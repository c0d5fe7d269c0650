; Ids grow strictly, values sum up to the number of records.
; EXPECT: sat
(set-logic ALL)
(declare-datatype Option (par (T) ((none) (some (content T)))))

(declare-datatype Record ((record (id Int) (points Int))))
(declare-datatype Ids ((ids (ok Bool) (last Int))))
(declare-const l (List Record))
(assert (ok (List.fold (lambda ((s Ids) (r Record)) (ids (and (ok s) (< (last s) (id r))) (id r))) (ids true 0) l)))
(assert (List.fold (lambda ((ok Bool) (r Record)) (and ok (<= 0 (points r) 3))) true l))
(assert (= (List.fold + 0 (List.map points l)) (+ (List.len l) 5)))
(assert (>= (List.len l) 1000000))
(check-sat)
