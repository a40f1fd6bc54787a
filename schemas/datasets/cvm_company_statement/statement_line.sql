-- Translates the words of each line and converts its values to reais. Earnings per share are in reais whatever the
-- scale.
SELECT
  raw_statement.* EXCLUDE (period),
  category,
  statement,
  scope,
  meant           AS period,
  scale::INTEGER  AS scale,
  (
    VL_CONTA * CASE WHEN CD_CONTA = '3.99' OR starts_with(CD_CONTA, '3.99.') THEN 1 ELSE scale::INTEGER END
  )::DECIMAL(28, 10) AS value
FROM raw_statement
JOIN statement_member USING (member)
JOIN period_word ON period_word.filed = ORDEM_EXERC
JOIN scale_word ON scale_word.filed = ESCALA_MOEDA
