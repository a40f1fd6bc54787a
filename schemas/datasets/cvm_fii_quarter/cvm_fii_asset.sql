-- One row per line of the assets, and per right to property. An issuer can be a natural person.
WITH issued AS (
  SELECT *, is_person(NULL, CNPJ_Emissor) AND NOT is_garbled_fund(NULL, CNPJ_Emissor, Emissor) AS issuer_is_person
  FROM raw_asset
),
asset AS (
  SELECT
    {copied ATIVO},
    coalesce(asset_word.asset_type, Tipo)                                   AS asset_type,
    CASE WHEN issuer_is_person AND masks_personal_data() AND Emissor IS NOT NULL THEN '***' ELSE Emissor END AS issuer_name,
    CASE WHEN NOT issuer_is_person AND is_cnpj(padded_cnpj(CNPJ_Emissor)) THEN padded_cnpj(CNPJ_Emissor) END AS issuer_cnpj,
    CASE WHEN issuer_is_person AND masks_personal_data() THEN masked_cpf(CNPJ_Emissor) ELSE CNPJ_Emissor END AS issuer_document_filed,
    nullif(nullif(Data_Vencimento, DATE '1899-12-31'), DATE '1900-01-01')   AS maturity_date,
    member_file                                                             AS source_member,
    line                                                                    AS source_line
  FROM issued
  LEFT JOIN asset_word ON asset_word.filed = Tipo
  UNION ALL BY NAME
  SELECT {copied DIREITO}, 'right' AS asset_type, member_file AS source_member, line AS source_line
  FROM raw_right
)
SELECT
  asset.*,
  last_day_of_quarter(report_date)                                                            AS reference_date,
  Data_Entrega                                                                                AS delivered_at,
  -- The order of a fund's lines changes with each edition of the file, so they are sorted by their own columns.
  row_number() OVER (
    PARTITION BY cnpj
    ORDER BY row(*COLUMNS(asset.* EXCLUDE (source_member, source_line))), source_member, source_line
  ) - 1                                                                                       AS ordinal
FROM asset
JOIN raw_general ON raw_general.CNPJ_Fundo_Classe = cnpj
