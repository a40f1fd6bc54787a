-- Reads the newest numbers of shares up to a day, with profit and earnings per share of the same document. Figures of
-- the company alone come first, because a consolidated profit includes the part of minority owners, and earnings per
-- share do not.
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
