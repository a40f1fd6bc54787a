-- Reads the filing of every class for a month as text: NAV, total and name, separated by spaces.
SELECT cnpj, concat_ws(' ', coalesce(nav_value::VARCHAR, '-'), coalesce(total_portfolio_value::VARCHAR, '-'),
  coalesce(fund_name_filed, '')) AS filed
FROM {cvm_fund_month}
