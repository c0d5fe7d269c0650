; EXPECT: sat
; Otherwise it may have more.
(set-logic ALL)

(declare-datatype Edit ((edit (text Int)) (undo)))
(declare-datatype Editor ((editor (history (List Int)) (fine Bool))))
(declare-const edits (List Edit))
(define-fun step ((e Editor) (next Edit)) Editor
  (match next
    (((edit t) (editor (List.cons t (history e)) (fine e)))
     (undo (editor (List.tail (history e)) (and (fine e) (not (List.is_empty (history e)))))))))
(define-fun end () Editor (List.fold step (editor (List.value Int ()) true) edits))
(define-fun difference () Int (- (List.count (_ is edit) edits) (List.count (_ is undo) edits)))
(assert (distinct (List.len (history end)) difference))

(check-sat)
