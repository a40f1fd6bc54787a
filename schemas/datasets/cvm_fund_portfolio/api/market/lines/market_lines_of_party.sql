WITH class AS (
  SELECT cnpj, type, filing_group FROM {cvm_fund_month}
  WHERE cnpj IN (SELECT cnpj FROM {cvm_party_class} WHERE party_type = $party_type AND party_cnpj = $party)
),
{listed_market_lines}
