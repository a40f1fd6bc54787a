-- The lines of some classes in a month, as the API gives them but for their share.
SELECT
  cnpj,
  id,
  coalesce(application_type, '')             AS application_type,
  coalesce(asset_type, '')                   AS asset_type,
  coalesce(related_issuer, false)            AS related_issuer,
  coalesce(business_type, '')                AS business_type,
  coalesce(sales_quantity, 0)                AS sales_quantity,
  coalesce(sales_value, 0)                   AS sales_value,
  coalesce(purchases_quantity, 0)            AS purchases_quantity,
  coalesce(purchases_value, 0)               AS purchases_value,
  coalesce(final_position_quantity, 0)       AS final_position_quantity,
  final_position_value,
  final_position_cost,
  confidentiality_deadline,
  {
    block: block,
    category: category,
    is_investment: is_investment,
    confidential: nullif(confidential, false),
    aggregated: nullif(confidential, false),
    side: side,
    filed_value: CASE WHEN filed_value <> final_position_value THEN filed_value END,
    document_id: document_id,
    bond_type: bond_type, isin: isin, selic_code: selic_code, issue_date: issue_date, maturity_date: maturity_date,
    fund_cnpj: fund_cnpj, fund_name: fund_name, subclass_id: subclass_id,
    swap_code: swap_code, swap_description: swap_description,
    asset_code: asset_code, asset_description: asset_description, start_date: start_date, end_date: end_date,
    issuer_cnpj: issuer_cnpj, issuer_person_type: issuer_person_type, issuer_document: issuer_document,
    issuer_name: issuer_name,
    floating: floating, indexer_code: indexer_code, indexer_description: indexer_description,
    indexer_percent: indexer_percent, spread_percent: spread_percent, fixed_rate_percent: fixed_rate_percent,
    rated: rated, rating_agency: rating_agency, rating_date: rating_date, rating: rating,
    cetip_registered: cetip_registered, guaranteed: guaranteed, coobligor_cnpj: coobligor_cnpj,
    collective: collective, collective_managed: collective_managed,
    country_code: country_code, country: country, market_code: market_code, market: market,
    foreign_description: foreign_description, foreign_quantity: foreign_quantity, foreign_value: foreign_value,
    asset_id: asset_id, asset_kind: asset_kind, asset_id_basis: asset_id_basis, asset_id_rule: asset_id_rule,
    position: position, collateral_asset_id: collateral_asset_id
  }                                          AS metainfo,
  source_member,
  source_line
FROM cvm_fund_portfolio
-- The range for DuckDB, which passes over the parts of a file that a range leaves out, but not those that a list does.
WHERE cnpj IN $cnpjs AND cnpj BETWEEN list_min($cnpjs) AND list_max($cnpjs)
ORDER BY cnpj, application_type, abs(final_position_value) DESC NULLS LAST, id
