-- One row per fund. The three parts of a report are in three files, in lines of the same fund, day and version.
WITH balance AS (
  SELECT CNPJ_Fundo_Classe, sha256(filed::VARCHAR) AS leaves_hash
  FROM (SELECT * EXCLUDE (member, member_file, period, line, line_row) FROM raw_balance) AS filed
),
report AS (
  SELECT
    {copied COMPLEMENTO},
    {copied GERAL},
    {copied ATIVO_PASSIVO},
    last_day(Data_Referencia)                              AS reference_date,
    CASE WHEN is_isin(Codigo_ISIN) THEN Codigo_ISIN END    AS isin
  FROM raw_complement
  LEFT JOIN raw_general USING (CNPJ_Fundo_Classe, Data_Referencia, Versao)
  LEFT JOIN raw_balance USING (CNPJ_Fundo_Classe, Data_Referencia, Versao)
)
SELECT
  report.*,
  sha256(report::VARCHAR || coalesce(leaves_hash, ''))   AS content_hash,
  raw_complement.member_file                             AS source_member,
  raw_complement.line                                    AS source_line,
  raw_general.member_file                                AS general_source_member,
  raw_general.line                                       AS general_source_line,
  raw_balance.member_file                                AS balance_source_member,
  raw_balance.line                                       AS balance_source_line
FROM report
JOIN raw_complement ON raw_complement.CNPJ_Fundo_Classe = cnpj
LEFT JOIN raw_general ON raw_general.CNPJ_Fundo_Classe = cnpj
LEFT JOIN raw_balance ON raw_balance.CNPJ_Fundo_Classe = cnpj
LEFT JOIN balance ON balance.CNPJ_Fundo_Classe = cnpj
