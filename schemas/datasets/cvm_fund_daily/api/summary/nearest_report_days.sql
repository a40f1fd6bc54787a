SELECT
  min(date)                               AS "from",
  max(date)                               AS "to",
  max(date) FILTER (date <= $day::DATE)   AS before,
  min(date) FILTER (date > $day::DATE)    AS after
FROM {cvm_fund_daily}
WHERE cnpj = $cnpj
