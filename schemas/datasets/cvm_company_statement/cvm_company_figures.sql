-- One row per document, scope, period and span of its income: a quarterly document has the quarter and the year so far.
-- Figures come from statements with a known chart of accounts. The account of equity and that of profit differ between
-- charts, so each is the only account with its label.
WITH judged AS (
  SELECT
    *,
    statement IN ('assets', 'liabilities')                        AS is_of_a_day,
    statement = 'liabilities' AND regexp_full_match(account, '2[.][0-9]+') AND starts_with(label, 'Patrimônio Líquido') AS is_equity,
    statement = 'income' AND regexp_full_match(account, '3[.][0-9]+') AND starts_with(label, 'Lucro') AND contains(label, 'Período') AS is_profit,
    starts_with(statement, 'cash_flow_') AND account = '6.01'     AS is_operating,
    starts_with(statement, 'cash_flow_') AND account = '6.05.02'  AS is_cash,
    -- Prefers the ordinary share, then the only kind of share, then the line above both.
    CASE
      WHEN statement <> 'income'                                             THEN NULL
      WHEN starts_with(account, '3.99.01.') AND label = 'ON'                 THEN 1
      WHEN account = '3.99.01.01' AND starts_with(label, 'Lucro Básico')     THEN 2
      WHEN account = '3.99.01' AND value <> 0                                THEN 3
    END                                                           AS share_rank
  FROM cvm_company_statement
  WHERE chart IS NOT NULL
),
-- A chart is recognized from an income statement, so there is one.
span AS (
  SELECT DISTINCT cnpj, reference_date, category, version, scope, period, period_start AS span_start, period_end AS span_end
  FROM judged
  WHERE statement = 'income'
)
SELECT
  cnpj,
  any_value(cvm_code)                                                                         AS cvm_code,
  reference_date,
  category,
  version,
  any_value(document_id)                                                                      AS document_id,
  scope,
  period,
  span_start                                                                                  AS period_start,
  span_end                                                                                    AS period_end,
  max(period_end) FILTER (is_of_a_day)                                                        AS balance_date,
  any_value(chart)                                                                            AS chart,
  (max(value) FILTER (statement = 'assets' AND account = '1'))::DECIMAL(24, 2)                AS total_assets,
  max(account) FILTER (statement = 'assets' AND account = '1')                                AS total_assets_account,
  CASE WHEN count(*) FILTER (is_equity) = 1 THEN max(value) FILTER (is_equity) END::DECIMAL(24, 2) AS equity,
  CASE WHEN count(*) FILTER (is_equity) = 1 THEN max(account) FILTER (is_equity) END          AS equity_account,
  (max(value) FILTER (statement = 'income' AND account = '3.01'))::DECIMAL(24, 2)             AS revenue,
  max(account) FILTER (statement = 'income' AND account = '3.01')                             AS revenue_account,
  CASE WHEN count(*) FILTER (is_profit) = 1 THEN max(value) FILTER (is_profit) END::DECIMAL(24, 2) AS profit,
  CASE WHEN count(*) FILTER (is_profit) = 1 THEN max(account) FILTER (is_profit) END          AS profit_account,
  CASE WHEN count(*) FILTER (is_operating) = 1 THEN max(value) FILTER (is_operating) END::DECIMAL(24, 2) AS operating_cash_flow,
  CASE WHEN count(*) FILTER (is_operating) = 1 THEN max(account) FILTER (is_operating) END    AS operating_cash_flow_account,
  CASE WHEN count(*) FILTER (is_cash) = 1 THEN max(value) FILTER (is_cash) END::DECIMAL(24, 2) AS cash,
  CASE WHEN count(*) FILTER (is_cash) = 1 THEN max(account) FILTER (is_cash) END              AS cash_account,
  arg_min(value, (share_rank, account)) FILTER (share_rank IS NOT NULL)                       AS earnings_per_share,
  arg_min(account, (share_rank, account)) FILTER (share_rank IS NOT NULL)                     AS earnings_per_share_account,
  arg_min(source_member, (statement, source_line)) FILTER (account IN ('1', '3.01'))          AS source_member,
  arg_min(source_line, (statement, source_line)) FILTER (account IN ('1', '3.01'))            AS source_line
FROM judged
JOIN span USING (cnpj, reference_date, category, version, scope, period)
-- Cash is the amount on the last day, from the flows of the year so far.
WHERE is_of_a_day OR (period_end = span_end AND (is_cash OR period_start IS NOT DISTINCT FROM span_start))
GROUP BY cnpj, reference_date, category, version, scope, period, span_start, span_end
