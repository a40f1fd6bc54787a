-- Recognizes the chart of accounts of a document, scope and year by the labels of two accounts. Without its chart, an
-- account's code has no meaning.
WITH labelled AS (
  SELECT
    CNPJ_CIA, CD_CVM, DT_REFER, category, VERSAO, scope, period,
    min(DS_CONTA) FILTER (statement = 'income' AND CD_CONTA = '3.01')  AS revenue,
    min(DS_CONTA) FILTER (statement = 'assets' AND CD_CONTA = '1.01')  AS first_assets
  FROM statement_line
  GROUP BY ALL
)
SELECT
  * EXCLUDE (revenue, first_assets),
  revenue,
  CASE
    WHEN starts_with(revenue, 'Receita de Venda')                THEN 'commercial'
    WHEN starts_with(revenue, 'Receitas das Operações')          THEN 'insurance'
    WHEN NOT regexp_matches(revenue, '^Receitas d[ae] Intermediação') THEN NULL
    WHEN first_assets = 'Ativo Circulante'                       THEN 'bank_cosif'
    WHEN starts_with(first_assets, 'Caixa e Equivalentes')       THEN 'bank_ifrs'
  END AS chart
FROM labelled
