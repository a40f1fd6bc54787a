-- One row per sector of tenants of a finished rental property.
WITH tenant AS (
  SELECT {copied INQUILINO}, Versao, Data_Referencia, member_file AS source_member, line AS source_line
  FROM raw_tenant
)
SELECT
  tenant.* EXCLUDE (Versao, Data_Referencia),
  last_day_of_quarter(tenant.Data_Referencia)                                                 AS reference_date,
  raw_general.Data_Entrega                                                                    AS delivered_at,
  -- The order of a fund's lines changes with each edition of the file, so they are sorted by their own columns.
  row_number() OVER (
    PARTITION BY cnpj
    ORDER BY row(*COLUMNS(tenant.* EXCLUDE (source_member, source_line))), source_member, source_line
  ) - 1                                                                                       AS ordinal
FROM tenant
JOIN raw_general
  ON raw_general.CNPJ_Fundo_Classe = cnpj AND raw_general.Data_Referencia = tenant.Data_Referencia AND raw_general.Versao = tenant.Versao
