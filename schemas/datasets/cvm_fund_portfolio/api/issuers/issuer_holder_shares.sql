exact_share_percent(counted, nav_value)                                  AS share_percent,
(round(counted * $haircut_percent::DECIMAL(9,6), 4) * 0.01::DECIMAL(2,2))::DECIMAL(28,6) AS loss_value,
CASE WHEN nav_value > 0
  THEN (rounded_quotient(in_cents(counted) * ($haircut_percent::DECIMAL(9,6) * 1000000)::HUGEINT,
    in_cents(nav_value))::DECIMAL(28,0) * 0.000001::DECIMAL(6,6))::DECIMAL(28,6)
END                                                                      AS loss_share_percent
