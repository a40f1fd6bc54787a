-- The newest numbers of shares of a company up to a day, with a profit and the earnings of a share of that document: of the
-- company alone where they are filed, as the share of minority owners is in a consolidated profit and in no share's.
SELECT
  reference_date, category, common_filed, preferred_filed, total_filed, profit, earnings_per_share
FROM {cvm_company_capital}
LEFT JOIN (
  SELECT cnpj, reference_date, category, version, scope, period_start, profit, earnings_per_share
  FROM {cvm_company_figures}
  WHERE period = 'current' AND profit <> 0 AND earnings_per_share <> 0
) USING (cnpj, reference_date, category, version)
WHERE cnpj = $cnpj AND reference_date <= $last_day::DATE
ORDER BY reference_date DESC, version DESC, profit IS NULL, scope = 'individual' DESC, period_start, category
LIMIT 1
