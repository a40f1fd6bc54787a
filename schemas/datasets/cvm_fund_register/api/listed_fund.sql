-- One row per CNPJ that names one class: every class of the registers, and every filer without a registration. Rows
-- have the facts of /v1/fund/{cnpj}: those of the registers first, otherwise those of the filing that describes the
-- class best.
WITH class AS (
  SELECT * FROM {cvm_fund_class}
  -- If a number is registered twice, the class that is not cancelled counts, then the newest
  -- (schemas/fund/api/fund.ts).
  QUALIFY row_number() OVER (
    PARTITION BY cnpj
    ORDER BY status = 'cancelled', coalesce(status_date::VARCHAR, '') DESC, coalesce(class_id, '') DESC, coalesce(fund_id, '') DESC
  ) = 1
),
ranked AS (
  SELECT
    cnpj, id, type, fund_name_filed,
    -- Prefers the newest complete month with lines, then the newest with lines, then the newest
    -- (schemas/fund/api/filing.ts).
    CASE
      WHEN line_count > 0 AND completeness = 'complete' THEN '2'
      WHEN line_count > 0                               THEN '1'
      ELSE '0'
    END || competence_month AS rank
  FROM {cvm_fund_month}
),
filed AS (
  SELECT
    cnpj,
    max(rank)                            AS best,
    arg_max(id, rank)                    AS id,
    arg_max(type, rank)                  AS type,
    arg_max_null(fund_name_filed, rank)  AS name
  FROM ranked
  GROUP BY cnpj
),
-- Structured funds have their own reports.
report AS (
  SELECT id, cnpj, reference_date, name, 'fidc' AS type, 'cvm_fidc/' AS dataset FROM {cvm_fidc_report}
  UNION ALL
  SELECT id, cnpj, reference_date, name, 'fii', 'cvm_fii_month/' FROM {cvm_fii_month_report}
  UNION ALL
  SELECT id, cnpj, reference_date, name, 'fii', 'cvm_fii_quarter/' FROM {cvm_fii_quarter_report}
),
reported AS (
  SELECT id, cnpj, name, type, dataset || strftime(reference_date, '%Y-%m') AS filed_month
  FROM report
  QUALIFY row_number() OVER (PARTITION BY cnpj ORDER BY reference_date DESC, dataset) = 1
),
-- Administrators in the newest reports.
administered AS (
  SELECT cnpj, arg_max(administrator_cnpj, reference_date) AS administrator
  FROM (
    SELECT cnpj, reference_date, administrator_cnpj FROM {cvm_fidc_month}
    UNION ALL
    SELECT cnpj, reference_date, administrator_cnpj FROM {cvm_fii_month}
    UNION ALL
    SELECT cnpj, reference_date, administrator_cnpj FROM {cvm_fii_quarter}
  )
  GROUP BY cnpj
),
-- The only class of a fund may report under the number of the fund.
reported_by_fund AS (
  SELECT min(cnpj)
  FROM {cvm_fund_class}
  WHERE fund_cnpj IN (SELECT cnpj FROM reported) AND fund_cnpj NOT IN (SELECT cnpj FROM {cvm_fund_class})
  GROUP BY fund_cnpj
  HAVING count(DISTINCT cnpj) = 1
)
SELECT
  coalesce(class.id, filed.id, reported.id) AS id,
  class.cvm_id,
  class.cvm_code,
  cnpj,
  -- The type is always a filed one: for a class registered without a type it comes from the filing.
  coalesce(CASE WHEN class.type_filed IS NOT NULL THEN class.type END, filed.type, reported.type, 'other') AS type,
  coalesce(class.status, 'unknown')       AS status,
  class.status_date,
  coalesce(class.name, filed.name, reported.name) AS name,
  folded_text(coalesce(class.name, filed.name, reported.name)) AS folded_name,
  spaced_words(folded_name)               AS spaced_name,
  -- If a number is registered twice, each registration has its own parties.
  concat(class.cnpj, ' ', class.class_id, ' ', class.fund_id) AS registration,
  class.cnpj IS NOT NULL                  AS is_registered,
  -- If no register names one, the report does (schemas/fund/api/reports/own-facts.ts).
  CASE
    WHEN class.type_filed IS NULL OR class.type IN ('fidc', 'fii', 'fiagro', 'other') THEN administered.administrator
  END                                     AS reported_administrator,
  class.classification,
  class.anbima_class,
  class.benchmark,
  class.condominium,
  class.audience,
  class.exclusive,
  class.holds_quotas,
  -- Only the NAV of a class is current; the NAV of a fund is frozen at its adaptation.
  CASE WHEN class.class_id IS NOT NULL THEN class.nav_value END AS nav_value,
  CASE WHEN class.class_id IS NOT NULL THEN class.nav_date END  AS nav_date,
  class.source_member,
  class.source_line,
  -- Month of the holdings, or dataset and month of the report.
  coalesce(substr(filed.best, 2), reported.filed_month) AS filed_month,
  coalesce(filed.best >= '1', false)
    OR reported.cnpj IS NOT NULL
    OR cnpj IN (FROM reported_by_fund) AS has_portfolio
FROM class
FULL JOIN filed USING (cnpj)
FULL JOIN reported USING (cnpj)
LEFT JOIN administered USING (cnpj)
-- The number of a fund represents its classes.
WHERE class.cnpj IS NOT NULL OR cnpj NOT IN (SELECT fund_cnpj FROM {cvm_fund_class} WHERE fund_cnpj IS NOT NULL)
ORDER BY cnpj
