-- One row per fund.
WITH
-- The place in the file is left out, so that a report does not change when its lines move.
part AS (
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR AS filed FROM raw_complement
  UNION ALL
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR FROM raw_asset
  UNION ALL
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR FROM raw_right
  UNION ALL
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR FROM raw_property
  UNION ALL
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR FROM raw_land
  UNION ALL
  SELECT CNPJ_Fundo_Classe, row(*COLUMNS(* EXCLUDE (member_file, period, line, line_row)))::VARCHAR FROM raw_tenant
),
lines_of_fund AS (
  SELECT CNPJ_Fundo_Classe, sha256(string_agg(filed, chr(10) ORDER BY filed)) AS lines_hash FROM part GROUP BY ALL
),
report AS (
  SELECT
    {copied GERAL},
    {copied COMPLEMENTO},
    last_day_of_quarter(Data_Referencia)                                                  AS reference_date,
    CASE WHEN is_isin(Codigo_ISIN) THEN Codigo_ISIN END                                   AS isin,
    CASE Fundo_Exclusivo WHEN 'Sim' THEN true WHEN 'Não' THEN false ELSE is_yes(Fundo_Exclusivo) END AS exclusive
  FROM raw_general
  LEFT JOIN raw_complement USING (CNPJ_Fundo_Classe, Data_Referencia, Versao)
)
SELECT
  report.*,
  sha256(report::VARCHAR || coalesce(lines_hash, '')) AS content_hash,
  raw_general.member_file                             AS source_member,
  raw_general.line                                    AS source_line,
  raw_complement.member_file                          AS cash_source_member,
  raw_complement.line                                 AS cash_source_line
FROM report
JOIN raw_general ON raw_general.CNPJ_Fundo_Classe = cnpj
LEFT JOIN raw_complement ON raw_complement.CNPJ_Fundo_Classe = cnpj
LEFT JOIN lines_of_fund ON lines_of_fund.CNPJ_Fundo_Classe = cnpj
