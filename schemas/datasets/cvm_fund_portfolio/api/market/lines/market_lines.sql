WITH class AS (SELECT cnpj, type, filing_group FROM {cvm_fund_month}),
{listed_market_lines}
