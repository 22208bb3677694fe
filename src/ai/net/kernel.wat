;; The arithmetic of a net, four numbers at a time (`net.ts` says the same in TypeScript).
;; Everything is 32-bit floats in one memory. A "row" is the inputs of one position. A "base" is a
;; row followed by the sums of the hidden layer for it, so that another row costs only what differs.
;; The base of an empty row has the biases as its sums. Hidden units come in multiples of 32, inputs
;; in multiples of 4. `list` is room for what differs: 8 bytes for each, the address of the weights
;; of that input and the difference.
(module
  (memory (export "memory") 16)

  ;; Writes to $to the hidden sums of $row; returns the end of the list of inputs that differ.
  (func $hidden (export "hidden")
    (param $base i32) (param $row i32) (param $n i32) (param $h i32) (param $w i32) (param $list i32)
    (param $to i32) (result i32)
    (local $i i32) (local $end i32) (local $stride i32) (local $at i32) (local $weights i32)
    (local $d v128) (local $x v128) (local $from i32) (local $last i32)
    (local $s0 v128) (local $s1 v128) (local $s2 v128) (local $s3 v128)
    (local $s4 v128) (local $s5 v128) (local $s6 v128) (local $s7 v128)
    (local.set $stride (i32.shl (local.get $h) (i32.const 2)))
    (local.set $end (local.get $list))
    (local.set $weights (local.get $w))
    (local.set $from (i32.add (local.get $base) (i32.shl (local.get $n) (i32.const 2))))
    (local.set $last (i32.add (local.get $row) (i32.shl (local.get $n) (i32.const 2))))
    (loop $inputs
      (local.set $d (f32x4.sub (v128.load (local.get $row)) (v128.load (local.get $base))))
      (if (v128.any_true (f32x4.ne (local.get $d) (v128.const f32x4 0 0 0 0)))
        (then
          (if (f32.ne (f32x4.extract_lane 0 (local.get $d)) (f32.const 0)) (then
            (i32.store (local.get $end) (local.get $weights))
            (f32.store offset=4 (local.get $end) (f32x4.extract_lane 0 (local.get $d)))
            (local.set $end (i32.add (local.get $end) (i32.const 8)))))
          (if (f32.ne (f32x4.extract_lane 1 (local.get $d)) (f32.const 0)) (then
            (i32.store (local.get $end) (i32.add (local.get $weights) (local.get $stride)))
            (f32.store offset=4 (local.get $end) (f32x4.extract_lane 1 (local.get $d)))
            (local.set $end (i32.add (local.get $end) (i32.const 8)))))
          (if (f32.ne (f32x4.extract_lane 2 (local.get $d)) (f32.const 0)) (then
            (i32.store (local.get $end)
              (i32.add (local.get $weights) (i32.mul (local.get $stride) (i32.const 2))))
            (f32.store offset=4 (local.get $end) (f32x4.extract_lane 2 (local.get $d)))
            (local.set $end (i32.add (local.get $end) (i32.const 8)))))
          (if (f32.ne (f32x4.extract_lane 3 (local.get $d)) (f32.const 0)) (then
            (i32.store (local.get $end)
              (i32.add (local.get $weights) (i32.mul (local.get $stride) (i32.const 3))))
            (f32.store offset=4 (local.get $end) (f32x4.extract_lane 3 (local.get $d)))
            (local.set $end (i32.add (local.get $end) (i32.const 8)))))))
      (local.set $weights (i32.add (local.get $weights) (i32.shl (local.get $stride) (i32.const 2))))
      (local.set $base (i32.add (local.get $base) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (br_if $inputs (i32.lt_u (local.get $row) (local.get $last))))
    ;; 32 hidden units at a time stay in registers over the whole list.
    (local.set $i (i32.const 0))
    (loop $units
      (local.set $s0 (v128.load (local.get $from)))
      (local.set $s1 (v128.load offset=16 (local.get $from)))
      (local.set $s2 (v128.load offset=32 (local.get $from)))
      (local.set $s3 (v128.load offset=48 (local.get $from)))
      (local.set $s4 (v128.load offset=64 (local.get $from)))
      (local.set $s5 (v128.load offset=80 (local.get $from)))
      (local.set $s6 (v128.load offset=96 (local.get $from)))
      (local.set $s7 (v128.load offset=112 (local.get $from)))
      (local.set $at (local.get $list))
      (block $done
        (loop $differing
          (br_if $done (i32.ge_u (local.get $at) (local.get $end)))
          (local.set $weights (i32.add (i32.load (local.get $at)) (local.get $i)))
          (local.set $x (v128.load32_splat offset=4 (local.get $at)))
          (local.set $s0 (f32x4.add (local.get $s0) (f32x4.mul (local.get $x) (v128.load (local.get $weights)))))
          (local.set $s1 (f32x4.add (local.get $s1) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $weights)))))
          (local.set $s2 (f32x4.add (local.get $s2) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $weights)))))
          (local.set $s3 (f32x4.add (local.get $s3) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $weights)))))
          (local.set $s4 (f32x4.add (local.get $s4) (f32x4.mul (local.get $x) (v128.load offset=64 (local.get $weights)))))
          (local.set $s5 (f32x4.add (local.get $s5) (f32x4.mul (local.get $x) (v128.load offset=80 (local.get $weights)))))
          (local.set $s6 (f32x4.add (local.get $s6) (f32x4.mul (local.get $x) (v128.load offset=96 (local.get $weights)))))
          (local.set $s7 (f32x4.add (local.get $s7) (f32x4.mul (local.get $x) (v128.load offset=112 (local.get $weights)))))
          (local.set $at (i32.add (local.get $at) (i32.const 8)))
          (br $differing)))
      (v128.store (local.get $to) (local.get $s0))
      (v128.store offset=16 (local.get $to) (local.get $s1))
      (v128.store offset=32 (local.get $to) (local.get $s2))
      (v128.store offset=48 (local.get $to) (local.get $s3))
      (v128.store offset=64 (local.get $to) (local.get $s4))
      (v128.store offset=80 (local.get $to) (local.get $s5))
      (v128.store offset=96 (local.get $to) (local.get $s6))
      (v128.store offset=112 (local.get $to) (local.get $s7))
      (local.set $from (i32.add (local.get $from) (i32.const 128)))
      (local.set $to (i32.add (local.get $to) (i32.const 128)))
      (local.set $i (i32.add (local.get $i) (i32.const 128)))
      (br_if $units (i32.lt_u (local.get $i) (local.get $stride))))
    (local.get $end))

  (func $across (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))

  ;; From hidden sums to the five output sums at $out. $v: five rows of $h weights, then five biases.
  (func $outputs (export "outputs") (param $sums i32) (param $h i32) (param $v i32) (param $out i32)
    (local $stride i32) (local $i i32) (local $z v128) (local $at i32)
    (local $o0 v128) (local $o1 v128) (local $o2 v128) (local $o3 v128) (local $o4 v128)
    (local.set $stride (i32.shl (local.get $h) (i32.const 2)))
    (loop $units
      (local.set $z (v128.load (i32.add (local.get $sums) (local.get $i))))
      (local.set $z (f32x4.div (local.get $z)
        (f32x4.add (f32x4.abs (local.get $z)) (v128.const f32x4 1 1 1 1))))
      (local.set $at (i32.add (local.get $v) (local.get $i)))
      (local.set $o0 (f32x4.add (local.get $o0) (f32x4.mul (local.get $z) (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (local.get $stride)))
      (local.set $o1 (f32x4.add (local.get $o1) (f32x4.mul (local.get $z) (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (local.get $stride)))
      (local.set $o2 (f32x4.add (local.get $o2) (f32x4.mul (local.get $z) (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (local.get $stride)))
      (local.set $o3 (f32x4.add (local.get $o3) (f32x4.mul (local.get $z) (v128.load (local.get $at)))))
      (local.set $at (i32.add (local.get $at) (local.get $stride)))
      (local.set $o4 (f32x4.add (local.get $o4) (f32x4.mul (local.get $z) (v128.load (local.get $at)))))
      (local.set $i (i32.add (local.get $i) (i32.const 16)))
      (br_if $units (i32.lt_u (local.get $i) (local.get $stride))))
    (local.set $at (i32.add (local.get $v) (i32.mul (local.get $stride) (i32.const 5))))
    (f32.store (local.get $out) (f32.add (call $across (local.get $o0)) (f32.load (local.get $at))))
    (f32.store offset=4 (local.get $out) (f32.add (call $across (local.get $o1)) (f32.load offset=4 (local.get $at))))
    (f32.store offset=8 (local.get $out) (f32.add (call $across (local.get $o2)) (f32.load offset=8 (local.get $at))))
    (f32.store offset=12 (local.get $out) (f32.add (call $across (local.get $o3)) (f32.load offset=12 (local.get $at))))
    (f32.store offset=16 (local.get $out) (f32.add (call $across (local.get $o4)) (f32.load offset=16 (local.get $at)))))

  ;; The output sums of $count rows that lie one behind the other, five for each at $out.
  (func (export "evaluate")
    (param $base i32) (param $rows i32) (param $count i32) (param $n i32) (param $h i32) (param $w i32)
    (param $v i32) (param $list i32) (param $sums i32) (param $out i32)
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $count)))
        (drop (call $hidden (local.get $base) (local.get $rows) (local.get $n) (local.get $h)
          (local.get $w) (local.get $list) (local.get $sums)))
        (call $outputs (local.get $sums) (local.get $h) (local.get $v) (local.get $out))
        (local.set $rows (i32.add (local.get $rows) (i32.shl (local.get $n) (i32.const 2))))
        (local.set $out (i32.add (local.get $out) (i32.const 20)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $next))))

  ;; One step down the slope, for the row whose list ($list to $end, against the empty row) and $sums
  ;; stand ready. $bias: the sums of the empty row. $errors: five times rate × (wanted − given).
  ;; $slopes: room for $h numbers. $shift: 0, or how far behind the net the step is added up instead.
  (func (export "learn")
    (param $list i32) (param $end i32) (param $h i32) (param $bias i32) (param $v i32)
    (param $sums i32) (param $errors i32) (param $slopes i32) (param $shift i32)
    (local $stride i32) (local $i i32) (local $k i32) (local $at i32) (local $to i32) (local $weights i32)
    (local $t v128) (local $a v128) (local $d v128) (local $e v128) (local $x v128)
    (local.set $stride (i32.shl (local.get $h) (i32.const 2)))
    (loop $units
      (local.set $a (v128.load (i32.add (local.get $sums) (local.get $i))))
      (local.set $t (f32x4.div (v128.const f32x4 1 1 1 1)
        (f32x4.add (f32x4.abs (local.get $a)) (v128.const f32x4 1 1 1 1))))
      (local.set $a (f32x4.mul (local.get $a) (local.get $t)))
      (local.set $d (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.add (local.get $v) (local.get $i)))
      (local.set $k (i32.const 0))
      (loop $outputs
        (local.set $e (v128.load32_splat (i32.add (local.get $errors) (local.get $k))))
        (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $e) (v128.load (local.get $at)))))
        (local.set $to (i32.add (local.get $at) (local.get $shift)))
        (v128.store (local.get $to)
          (f32x4.add (v128.load (local.get $to)) (f32x4.mul (local.get $e) (local.get $a))))
        (local.set $at (i32.add (local.get $at) (local.get $stride)))
        (local.set $k (i32.add (local.get $k) (i32.const 4)))
        (br_if $outputs (i32.lt_u (local.get $k) (i32.const 20))))
      (local.set $d (f32x4.mul (local.get $d) (f32x4.mul (local.get $t) (local.get $t))))
      (v128.store (i32.add (local.get $slopes) (local.get $i)) (local.get $d))
      (local.set $to (i32.add (i32.add (local.get $bias) (local.get $i)) (local.get $shift)))
      (v128.store (local.get $to) (f32x4.add (v128.load (local.get $to)) (local.get $d)))
      (local.set $i (i32.add (local.get $i) (i32.const 16)))
      (br_if $units (i32.lt_u (local.get $i) (local.get $stride))))
    (local.set $at (i32.add (i32.add (local.get $v) (local.get $shift))
      (i32.mul (local.get $stride) (i32.const 5))))
    (local.set $k (i32.const 0))
    (loop $biases
      (f32.store (i32.add (local.get $at) (local.get $k))
        (f32.add (f32.load (i32.add (local.get $at) (local.get $k)))
          (f32.load (i32.add (local.get $errors) (local.get $k)))))
      (local.set $k (i32.add (local.get $k) (i32.const 4)))
      (br_if $biases (i32.lt_u (local.get $k) (i32.const 20))))
    (block $done
      (loop $inputs
        (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
        (local.set $weights (i32.add (i32.load (local.get $list)) (local.get $shift)))
        (local.set $x (v128.load32_splat offset=4 (local.get $list)))
        (local.set $i (i32.const 0))
        (loop $units
          (local.set $at (i32.add (local.get $weights) (local.get $i)))
          (v128.store (local.get $at) (f32x4.add (v128.load (local.get $at))
            (f32x4.mul (local.get $x) (v128.load (i32.add (local.get $slopes) (local.get $i))))))
          (local.set $i (i32.add (local.get $i) (i32.const 16)))
          (br_if $units (i32.lt_u (local.get $i) (local.get $stride))))
        (local.set $list (i32.add (local.get $list) (i32.const 8)))
        (br $inputs))))

  ;; One step of Adam for the numbers from $at to $end, by the steps added up $shift behind them, which
  ;; are zeroed. Their mean is kept as far behind again, and behind that the mean of their squares.
  ;; $rate has the correction of the first mean in it, $root that of the second: sqrt(1 - b2^t).
  (func (export "adam")
    (param $at i32) (param $end i32) (param $shift i32) (param $keep f32) (param $keepSquares f32)
    (param $rate f32) (param $root f32) (param $least f32)
    (local $g v128) (local $to i32) (local $m v128) (local $s v128)
    (loop $numbers
      (local.set $to (i32.add (local.get $at) (local.get $shift)))
      (local.set $g (v128.load (local.get $to)))
      (v128.store (local.get $to) (v128.const f32x4 0 0 0 0))
      (local.set $to (i32.add (local.get $to) (local.get $shift)))
      (local.set $m (f32x4.add
        (f32x4.mul (f32x4.splat (local.get $keep)) (v128.load (local.get $to)))
        (f32x4.mul (f32x4.splat (f32.sub (f32.const 1) (local.get $keep))) (local.get $g))))
      (v128.store (local.get $to) (local.get $m))
      (local.set $to (i32.add (local.get $to) (local.get $shift)))
      (local.set $s (f32x4.add
        (f32x4.mul (f32x4.splat (local.get $keepSquares)) (v128.load (local.get $to)))
        (f32x4.mul (f32x4.splat (f32.sub (f32.const 1) (local.get $keepSquares)))
          (f32x4.mul (local.get $g) (local.get $g)))))
      (v128.store (local.get $to) (local.get $s))
      (v128.store (local.get $at) (f32x4.add (v128.load (local.get $at))
        (f32x4.div (f32x4.mul (f32x4.splat (local.get $rate)) (local.get $m))
          (f32x4.add (f32x4.div (f32x4.sqrt (local.get $s)) (f32x4.splat (local.get $root)))
            (f32x4.splat (local.get $least))))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $numbers (i32.lt_u (local.get $at) (local.get $end))))))
