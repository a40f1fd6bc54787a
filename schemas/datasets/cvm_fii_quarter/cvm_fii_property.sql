-- One row per property, and per plot of land.
WITH property AS (
  SELECT {copied IMOVEL}, coalesce(property_word.kind, 'other') AS kind, member_file AS source_member, line AS source_line
  FROM raw_property
  LEFT JOIN property_word ON property_word.filed = Classe
  UNION ALL BY NAME
  SELECT {copied TERRENO}, 'land' AS kind, member_file AS source_member, line AS source_line
  FROM raw_land
)
SELECT
  property.*,
  last_day_of_quarter(report_date)                                                            AS reference_date,
  Data_Entrega                                                                                AS delivered_at,
  -- Drops the postal code and the country from the end of the address.
  nullif(regexp_extract(
    regexp_replace(plain_text(address), '([\s,.;:-]*(CEP[\s:.-]*)?[0-9]{2}\.?[0-9]{3}-?[0-9]{3})?([\s,.;-]*BRASIL)?[\s.,;)]*$', ''),
    '[-–,/(]\s*(AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)$', 1), '') AS state,
  -- The order of a fund's lines changes with each edition of the file, so they are sorted by their own columns.
  row_number() OVER (
    PARTITION BY cnpj
    ORDER BY row(*COLUMNS(property.* EXCLUDE (source_member, source_line))), source_member, source_line
  ) - 1                                                                                       AS ordinal
FROM property
JOIN raw_general ON raw_general.CNPJ_Fundo_Classe = cnpj
