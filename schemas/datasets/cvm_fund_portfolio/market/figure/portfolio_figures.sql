WITH line AS (
  SELECT
    cnpj,
    coalesce(asset_id, id)                                                         AS asset,
    asset_id IS NOT NULL                                                           AS is_identified,
    starts_with(asset_kind, 'foreign_') OR asset_kind IN ('offshore_fund')         AS is_abroad,
    asset_kind,
    (final_position_value * 100)::HUGEINT                                          AS cents,
    CASE WHEN maturity_date > reference_date AND year(maturity_date) < 2099 THEN maturity_date - reference_date END AS days,
    CASE
      WHEN asset_kind = 'government_bond' THEN
        CASE selic_code
          WHEN '210100' THEN 'selic' WHEN '100000' THEN 'fixed' WHEN '950199' THEN 'fixed' WHEN '760199' THEN 'ipca' WHEN '770100' THEN 'igpm'
        END
      WHEN NOT floating OR indexer_code = 'PRE' THEN 'fixed'
      WHEN indexer_code = 'DI1' THEN 'cdi'
      WHEN indexer_code = 'SEL' THEN 'selic'
      WHEN indexer_code = 'IAP' THEN 'ipca'
      WHEN indexer_code = 'IGM' THEN 'igpm'
      WHEN indexer_code = 'DOL' THEN 'fx'
      WHEN indexer_code IS NOT NULL THEN 'other'
    END                                                                            AS indexer,
    asset_kind IN ('government_bond', 'private_paper') AND final_position_value > 0 AS is_fixed_income
  FROM cvm_fund_portfolio
  WHERE {counting_line} AND final_position_value IS NOT NULL
),
asset AS (SELECT cnpj, asset, sum(cents) AS cents FROM line GROUP BY ALL HAVING sum(cents) > 0),
concentrated AS (
  SELECT cnpj, sum(cents::DOUBLE * cents::DOUBLE) AS squares, list_sum(max(cents, 10))::HUGEINT AS top10
  FROM asset
  GROUP BY cnpj
),
composed AS (
  SELECT
    cnpj,
    sum(cents)                                                                     AS counted,
    sum(cents) FILTER (is_identified)                                              AS identified,
    sum(abs(cents)) FILTER (asset_kind IN ('government_bond', 'listed_share', 'unit', 'receipt', 'private_paper')) AS issuable,
    sum(cents) FILTER (is_abroad)                                                  AS abroad,
    sum(cents) FILTER (is_fixed_income)                                            AS fixed_income,
    sum(cents) FILTER (is_fixed_income AND indexer = 'cdi')                        AS cdi,
    sum(cents) FILTER (is_fixed_income AND indexer = 'selic')                      AS selic,
    sum(cents) FILTER (is_fixed_income AND indexer = 'ipca')                       AS ipca,
    sum(cents) FILTER (is_fixed_income AND indexer = 'igpm')                       AS igpm,
    sum(cents) FILTER (is_fixed_income AND indexer = 'fixed')                      AS fixed,
    sum(cents) FILTER (is_fixed_income AND indexer = 'fx')                         AS fx,
    sum(cents) FILTER (is_fixed_income AND indexer = 'other')                      AS other,
    sum(cents) FILTER (is_fixed_income AND indexer IS NULL)                        AS no_indexer,
    sum(cents) FILTER (is_fixed_income AND days <= 30)                             AS days_30,
    sum(cents) FILTER (is_fixed_income AND days > 30 AND days <= 180)              AS days_180,
    sum(cents) FILTER (is_fixed_income AND days > 180 AND days <= 360)             AS days_360,
    sum(cents) FILTER (is_fixed_income AND days > 360 AND days <= 720)             AS days_720,
    sum(cents) FILTER (is_fixed_income AND days > 720 AND days <= 1800)            AS days_1800,
    sum(cents) FILTER (is_fixed_income AND days > 1800)                            AS days_over,
    sum(cents) FILTER (is_fixed_income AND days IS NULL)                           AS no_days,
    sum(cents) FILTER (is_fixed_income AND days IS NOT NULL)                       AS dated,
    sum(cents * days) FILTER (is_fixed_income)                                     AS weighted_days,
    sum(cents) FILTER (is_fixed_income AND days IS NOT NULL AND asset_kind = 'government_bond') AS dated_bonds,
    sum(cents * days) FILTER (is_fixed_income AND asset_kind = 'government_bond')  AS weighted_bond_days
  FROM line
  GROUP BY cnpj
),
-- Values of issuers as debtors: the largest without the treasury, and the sum of all known ones.
issued AS (
  SELECT
    cnpj,
    (sum(own_value) * 100)::HUGEINT                                                AS known,
    (max(own_value) FILTER (role = 'issuer' AND issuer_id <> 'treasury') * 100)::HUGEINT AS top_issuer
  FROM (SELECT cnpj, issuer_id, role, sum(direct_value) AS own_value FROM cvm_issuer_exposure GROUP BY ALL)
  GROUP BY cnpj
),
category AS (
  SELECT
    cnpj,
    {category_sums}
    (coalesce(sum(abs(confidential_value)), 0) * 100)::HUGEINT                     AS hidden,
    (coalesce(sum(confidential_value), 0) * 100)::HUGEINT                          AS confidential
  FROM cvm_fund_category
  GROUP BY cnpj
),
judged AS (
  SELECT
    *,
    (nav_value * 100)::HUGEINT                                                     AS nav,
    CASE
      WHEN completeness <> 'complete' THEN 'month_incomplete'
      WHEN coalesce(nav_value, 0) <= 0 THEN 'nav_not_positive'
      WHEN reconciliation_grade IN ('fail', 'unknown') THEN 'not_reconciled'
    END                                                                            AS portfolio_reason,
    coalesce(portfolio_reason, CASE WHEN hidden * 20 > nav THEN 'confidential' END) AS composition_reason,
    -- If more than a twentieth has no known issuer, another issuer can be the largest.
    coalesce(composition_reason, CASE WHEN (coalesce(issuable, 0) - coalesce(known, 0)) * 20 > nav THEN 'issuers_unknown' END) AS issuer_reason,
    coalesce(composition_reason, CASE WHEN coalesce(fixed_income, 0) = 0 THEN 'no_fixed_income' END) AS fixed_income_reason
  FROM cvm_fund_month
  LEFT JOIN category USING (cnpj)
  LEFT JOIN composed USING (cnpj)
  LEFT JOIN concentrated USING (cnpj)
  LEFT JOIN issued USING (cnpj)
),
-- Divisors are null if a division by them has no meaning.
divided AS (
  SELECT
    *,
    CASE WHEN portfolio_reason IS NULL THEN nav END                                AS whole,
    CASE WHEN composition_reason IS NULL THEN nav END                              AS open_whole,
    CASE WHEN fixed_income_reason IS NULL THEN fixed_income END                    AS papers
  FROM judged
)
SELECT
  cnpj, type, fund_name_filed, nav_value, reconciliation_grade, portfolio_reason, composition_reason, fixed_income_reason,
  {category_shares}
  percent_of_cents(confidential, whole)                                            AS confidential_percent,
  percent_of_cents(nav - (total_portfolio_value * 100)::HUGEINT, whole)            AS residual_percent,
  percent_of_cents(coalesce(counted, 0), open_whole)                               AS held_percent,
  percent_of_cents(coalesce(identified, 0), open_whole)                            AS identified_percent,
  percent_of_cents(coalesce(known, 0), open_whole)                                 AS issuer_known_percent,
  percent_of_cents(coalesce(abroad, 0), open_whole)                                AS abroad_percent,
  round(10000 * coalesce(squares, 0) / (open_whole::DOUBLE * open_whole::DOUBLE), 6) AS hhi,
  percent_of_cents(coalesce(top10, 0), open_whole)                                 AS top10_percent,
  issuer_reason,
  percent_of_cents(greatest(coalesce(top_issuer, 0), 0), CASE WHEN issuer_reason IS NULL THEN nav END)              AS top_issuer_percent,
  percent_of_cents(coalesce(fixed_income, 0), open_whole)                          AS fixed_income_percent,
  percent_of_cents(coalesce(cdi, 0), papers)                                       AS indexer_cdi_percent,
  percent_of_cents(coalesce(selic, 0), papers)                                     AS indexer_selic_percent,
  percent_of_cents(coalesce(ipca, 0), papers)                                      AS indexer_ipca_percent,
  percent_of_cents(coalesce(igpm, 0), papers)                                      AS indexer_igpm_percent,
  percent_of_cents(coalesce(fixed, 0), papers)                                     AS indexer_fixed_percent,
  percent_of_cents(coalesce(fx, 0), papers)                                        AS indexer_fx_percent,
  percent_of_cents(coalesce(other, 0), papers)                                     AS indexer_other_percent,
  percent_of_cents(coalesce(no_indexer, 0), papers)                                AS indexer_unknown_percent,
  percent_of_cents(coalesce(days_30, 0), papers)                                   AS maturity_30_percent,
  percent_of_cents(coalesce(days_180, 0), papers)                                  AS maturity_180_percent,
  percent_of_cents(coalesce(days_360, 0), papers)                                  AS maturity_360_percent,
  percent_of_cents(coalesce(days_720, 0), papers)                                  AS maturity_720_percent,
  percent_of_cents(coalesce(days_1800, 0), papers)                                 AS maturity_1800_percent,
  percent_of_cents(coalesce(days_over, 0), papers)                                 AS maturity_over_percent,
  percent_of_cents(coalesce(no_days, 0), papers)                                   AS maturity_unknown_percent,
  -- Rounds halves up to a millionth of a day.
  CASE WHEN papers IS NOT NULL AND dated > 0 THEN ((2000000 * weighted_days + dated) // (2 * dated))::DECIMAL(38, 0) * 0.000001 END
    AS average_maturity_days,
  CASE WHEN papers IS NOT NULL AND dated_bonds > 0
    THEN ((2000000 * weighted_bond_days + dated_bonds) // (2 * dated_bonds))::DECIMAL(38, 0) * 0.000001 END
    AS bond_average_maturity_days
FROM divided
