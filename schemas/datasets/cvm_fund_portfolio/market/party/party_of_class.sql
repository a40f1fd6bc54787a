-- If this installation watched the registers at the end of the month, a class has the parties of that time: the side
-- before the first later change. Any other class has the parties of today's registers. Natural persons have no page:
-- all of them are one group.
WITH month_end AS (SELECT last_day((getvariable('month') || '-01')::DATE) AS day),
registered AS (
  SELECT cnpj, class_id, fund_id, fund_cnpj, count(*) OVER (PARTITION BY cnpj) > 1 AS is_repeated
  FROM cvm_fund_class
  -- If a number is registered twice, the class that is not cancelled counts, then the newest
  -- (schemas/fund/api/fund.ts).
  QUALIFY row_number() OVER (
    PARTITION BY cnpj
    ORDER BY status = 'cancelled', coalesce(status_date::VARCHAR, '') DESC, coalesce(class_id, '') DESC, coalesce(fund_id, '') DESC
  ) = 1
),
-- Classes that file under the number of their fund.
filer AS (
  SELECT cvm_fund_month.cnpj, registered.cnpj AS class_cnpj, class_id, fund_id, is_repeated
  FROM cvm_fund_month JOIN registered USING (cnpj)
  UNION ALL
  SELECT fund_cnpj, min(cnpj), min(class_id), min(fund_id), bool_or(is_repeated)
  FROM registered
  ANTI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_class) USING (fund_cnpj)
  SEMI JOIN (SELECT cnpj AS fund_cnpj FROM cvm_fund_month) USING (fund_cnpj)
  GROUP BY fund_cnpj
  HAVING count(DISTINCT cnpj) = 1
),
role AS (
  SELECT
    'now' AS side, cnpj, class_id, fund_id, type AS party_type, name,
    CASE WHEN document_type = 'CPF' THEN 'natural_person' WHEN document IS NULL THEN 'not_known' ELSE document END AS party_cnpj
  FROM cvm_fund_integrant WHERE type IN ('manager', 'administrator')
),
last_role AS (
  SELECT
    cnpj, type AS party_type,
    CASE WHEN document_type = 'CPF' THEN 'natural_person' WHEN document IS NULL THEN 'not_known' ELSE document END AS party_cnpj
  FROM last_cvm_fund_integrant WHERE type IN ('manager', 'administrator')
),
-- Changes of this publication are not in the history yet.
different AS (
  SELECT DISTINCT cnpj, party_type
  FROM (
    (SELECT cnpj, party_type, party_cnpj FROM role EXCEPT FROM last_role)
    UNION ALL
    (FROM last_role EXCEPT SELECT cnpj, party_type, party_cnpj FROM role)
  )
  WHERE cnpj IN (SELECT cnpj FROM cvm_fund_class) AND cnpj IN (SELECT cnpj FROM last_cvm_fund_class)
),
change AS (
  SELECT cnpj, party_type, from_cnpj, seen_date, first_snapshot FROM last_cvm_party_change
  UNION ALL
  SELECT
    cnpj, party_type, coalesce(string_agg(DISTINCT party_cnpj, ';' ORDER BY party_cnpj), 'not_known'), DATE '9999-12-31', 'next'
  FROM different LEFT JOIN last_role USING (cnpj, party_type)
  GROUP BY cnpj, party_type
),
-- The registers were watched from the first change on.
basis AS (
  SELECT
    CASE WHEN coalesce(min(seen_date) <= any_value(day), false) THEN 'register_of_month' ELSE 'register_of_today' END
      AS party_basis
  FROM month_end LEFT JOIN last_cvm_party_change ON true
),
-- A class had the party before its first change after the month.
undone AS (
  SELECT cnpj, party_type, arg_min(from_cnpj, (seen_date, first_snapshot)) AS from_cnpj
  FROM change
  WHERE seen_date > (SELECT day FROM month_end) AND (SELECT party_basis FROM basis) = 'register_of_month'
  GROUP BY ALL
),
-- Names of earlier parties, because changes have none.
named AS (SELECT party_cnpj, min(name) AS name FROM role WHERE party_cnpj NOT IN ('natural_person', 'not_known') GROUP BY ALL),
found AS (
  SELECT filer.cnpj, party_type, party_cnpj, min(CASE WHEN party_cnpj <> 'natural_person' THEN name END) AS name
  FROM filer
  JOIN role AS party
    ON party.cnpj = filer.class_cnpj
    AND party.class_id IS NOT DISTINCT FROM filer.class_id
    AND party.fund_id IS NOT DISTINCT FROM filer.fund_id
  ANTI JOIN undone ON undone.cnpj = filer.class_cnpj AND undone.party_type = party.party_type
  GROUP BY ALL
  UNION ALL
  SELECT was.cnpj, party_type, party_cnpj, name
  FROM (
    SELECT
      filer.cnpj, party_type,
      -- Changes have only a number; if two classes are registered under it, the changed one is not known.
      CASE WHEN is_repeated THEN 'not_known' ELSE unnest(string_split(from_cnpj, ';')) END AS party_cnpj
    FROM filer JOIN undone ON undone.cnpj = filer.class_cnpj
  ) AS was
  LEFT JOIN named USING (party_cnpj)
)
SELECT DISTINCT found.*, party_basis FROM found CROSS JOIN basis
