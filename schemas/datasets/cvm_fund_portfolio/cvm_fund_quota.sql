-- One row per line with quotas of a fund: the holder, the held class and the held part.
SELECT
  line.id,
  line.cnpj,
  line.reference_date,
  line.application_type,
  line.asset_type,
  line.category = 'foreign'                         AS is_foreign,
  line.confidential,
  line.fund_cnpj,
  line.fund_name,
  line.subclass_id,
  line.final_position_quantity,
  line.final_position_value,
  held.nav_value                                    AS fund_nav_value,
  CASE WHEN held.nav_value > 0 THEN
    -- Rounds halves away from zero. A quotient of more than 18 digits before the point cannot be a part, and becomes
    -- null.
    TRY_CAST(
      sign(line.final_position_value)::HUGEINT * amount_quotient(abs(line.final_position_value), held.nav_value)
    AS DECIMAL(28, 0)) * 0.0000000001::DECIMAL(10, 10)
  END                                               AS fund_share
FROM cvm_fund_portfolio AS line
LEFT JOIN cvm_fund_month AS held ON held.cnpj = line.fund_cnpj
WHERE line.category = 'fund_quotas' OR line.asset_type = 'Fundos Offshore'
