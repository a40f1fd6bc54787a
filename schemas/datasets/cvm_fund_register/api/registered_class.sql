-- Reads further facts of the registers about a class; several rows if a number was registered twice.
SELECT
  cnpj, register, fund_id, fund_cnpj, class_id, type_filed, status_filed, class_registration_date, class_creation_date, class_start_date,
  classification, anbima_class, benchmark, condominium, audience, exclusive, holds_quotas, long_term_tax, investment_entity,
  full_foreign_allowed, esg, source_member, source_line,
  -- Only the NAV of a class is current; the NAV of a fund is frozen at its adaptation.
  CASE WHEN class_id IS NOT NULL THEN nav_value END AS nav_value,
  CASE WHEN class_id IS NOT NULL THEN nav_date END  AS nav_date
FROM {cvm_fund_class}
WHERE cnpj = $cnpj
