; Shifts by more than the width leave nothing, rotations come around.
; EXPECT: sat
; EXPECT: (((bvshl x #x01) #x02)
; EXPECT:  ((bvlshr x #x03) #x10)
; EXPECT:  ((bvashr x #x03) #xf0)
; EXPECT:  (((_ rotate_left 1) x) #x03))
(declare-const x (_ BitVec 8))
(assert (= x #x81))
(check-sat)
(get-value ((bvshl x #x01) (bvlshr x #x03) (bvashr x #x03) ((_ rotate_left 1) x)))
