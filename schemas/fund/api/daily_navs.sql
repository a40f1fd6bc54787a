-- Reads the net assets of some classes on a day, if each subclass that reported in the month also did so on that day.
WITH part AS (
  -- One row per subclass, and one per report of a whole class.
  SELECT
    cnpj,
    subclass_id,
    bool_or(date = $day::DATE)                                      AS reports,
    max(net_assets_value) FILTER (date = $day::DATE)                AS value,
    arg_max_null(net_assets_value, date) FILTER (date < $day::DATE) AS value_before
  FROM {cvm_fund_daily}
  WHERE cnpj IN $cnpjs
  GROUP BY cnpj, subclass_id
)
SELECT cnpj, sum(value)::DECIMAL(24, 2) AS value
FROM part
WHERE
  -- The assets of a class are those of its subclasses, which its own report next to theirs would count twice.
  (subclass_id IS NOT NULL OR cnpj NOT IN (SELECT cnpj FROM part WHERE subclass_id IS NOT NULL))
  -- A subclass that closed in the month stopped reporting: its last report is empty, or the register has it as cancelled by
  -- that day. Any other silence is a missing report.
  AND (
    reports
    OR NOT (
      coalesce(value_before = 0, false)
      OR EXISTS (
        SELECT 1 FROM {cvm_fund_subclass}
        WHERE class_cnpj = part.cnpj AND cvm_fund_subclass.subclass_id = part.subclass_id
          AND status = 'cancelled' AND status_date <= $day::DATE
      )
    )
  )
GROUP BY cnpj
HAVING bool_and(reports AND value IS NOT NULL)
