WITH changed AS (
  SELECT
    seen_date, cnpj, from_cnpj, to_cnpj, first_snapshot,
    list_contains(string_split(to_cnpj, ';'), $party)                         AS is_its
  FROM {cvm_party_change}
  WHERE party_type = $party_type
    AND list_contains(string_split(from_cnpj, ';'), $party) <> list_contains(string_split(to_cnpj, ';'), $party)
    AND ($from::DATE IS NULL OR seen_date >= $from::DATE) AND ($to::DATE IS NULL OR seen_date <= $to::DATE)
),
named AS (
  SELECT cnpj, min(name) AS name FROM {cvm_fund_class} WHERE cnpj IN (SELECT cnpj FROM changed) GROUP BY cnpj
),
listed AS (
  SELECT
    seen_date, cnpj, coalesce(name, '') AS name, CASE WHEN is_its THEN 'came' ELSE 'went' END AS change, from_cnpj, to_cnpj, first_snapshot
  FROM changed LEFT JOIN named USING (cnpj)
)
SELECT * FROM listed
WHERE {in_ranges}
ORDER BY {sorted}, cnpj, first_snapshot
LIMIT $limit::BIGINT OFFSET $offset::BIGINT
