-- One row per sector of tenants of a finished rental property.
SELECT
  {copied INQUILINO},
  last_day_of_quarter(raw_tenant.Data_Referencia)                                             AS reference_date,
  raw_general.Data_Entrega                                                                    AS delivered_at,
  row_number() OVER (PARTITION BY cnpj ORDER BY raw_tenant.line) - 1                          AS ordinal,
  raw_tenant.member_file                                                                      AS source_member,
  raw_tenant.line                                                                             AS source_line
FROM raw_tenant
JOIN raw_general USING (CNPJ_Fundo_Classe, Data_Referencia, Versao)
