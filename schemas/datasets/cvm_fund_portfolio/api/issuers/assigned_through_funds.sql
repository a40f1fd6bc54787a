-- Estimates the credit rights of assignors that classes hold through funds: the value of a fund in a class's
-- look-through, times the assignors' part by the fund's report, each rounded once.
WITH named AS (
  SELECT
    unnest($funds::VARCHAR[])                                              AS fund,
    unnest($assigned::VARCHAR[])::HUGEINT                                  AS assigned,
    unnest($rights::VARCHAR[])::HUGEINT                                    AS rights
),
leaf AS (
  SELECT cnpj, split_part(leaf_key, ' ', 3) AS fund, sum(value)::DECIMAL(24,2) AS value, min(shortest_depth) AS shortest_depth
  FROM {cvm_fund_look_through}
  WHERE asset_kind = 'credit_right' AND starts_with(leaf_key, 'line ') AND list_contains($funds::VARCHAR[], split_part(leaf_key, ' ', 3))
  GROUP BY ALL
)
SELECT
  cnpj,
  coalesce(any_value(fund_name_filed), '')                                 AS name,
  any_value(type)                                                          AS type,
  sum((rounded_quotient(in_cents(value) * assigned, rights)::DECIMAL(28, 0) * 0.01::DECIMAL(2, 2))::DECIMAL(24, 2))::DECIMAL(24, 2)
    AS indirect_value,
  min(leaf.shortest_depth)                                                 AS shortest_depth,
  any_value(nav_value)                                                     AS nav_value
FROM leaf
JOIN named USING (fund)
JOIN ({requested_class}) AS class USING (cnpj)
-- The rights of the class itself are in its own report.
WHERE cnpj <> fund
GROUP BY cnpj
ORDER BY cnpj
