-- Finds the days on which conflicting reports of a class or of its subclasses were left out.
WITH report AS (
  SELECT
    max(filed) FILTER (column_name = 'CNPJ_FUNDO_CLASSE') AS cnpj,
    max(filed) FILTER (column_name = 'ID_SUBCLASSE')      AS subclass_id,
    max(filed) FILTER (column_name = 'DT_COMPTC')         AS date
  FROM {cvm_fund_daily_cleaned}
  WHERE reason = 'conflicting_report'
  GROUP BY source_member, source_line
)
SELECT DISTINCT cnpj, coalesce(subclass_id, '') AS subclass_id, date
FROM report
WHERE cnpj IN $cnpjs
  AND ($first_day::VARCHAR IS NULL OR date >= $first_day::VARCHAR)
  AND ($last_day::VARCHAR IS NULL OR date <= $last_day::VARCHAR)
ORDER BY date, cnpj, subclass_id
