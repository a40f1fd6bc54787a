-- Unifies the spelling of labels of series: tables X.1 and X.2 differ in accents, bars and lost letters (S?rie).
SELECT
  label,
  trim(regexp_replace(replace(replace(fold_label(label), 's?rie', 'serie'), '|', ' '), ' +', ' ', 'g')) AS series,
  CASE
    WHEN contains(series, 'senior') THEN 'senior'
    WHEN contains(series, 'mezan')  THEN 'mezzanine'
    WHEN contains(series, 'subord') THEN 'subordinated'
  END AS class
FROM (
  SELECT TAB_X_CLASSE_SERIE AS label FROM raw_holders
  UNION SELECT TAB_X_CLASSE_SERIE FROM raw_quotas
  UNION SELECT TAB_X_CLASSE_SERIE FROM raw_returns
  UNION SELECT TAB_X_CLASSE_SERIE FROM raw_performance
)
