-- One row per account of a statement.
SELECT
  {copied},
  category,
  ID_DOC                 AS document_id,
  statement,
  scope,
  period,
  is_yes(ST_CONTA_FIXA)  AS fixed,
  value,
  scale,
  chart,
  member_file            AS source_member,
  line                   AS source_line
FROM statement_line
LEFT JOIN statement_chart USING (CNPJ_CIA, CD_CVM, DT_REFER, category, VERSAO, scope, period)
LEFT JOIN (
  SELECT CNPJ_CIA, CD_CVM, DT_REFER, CATEG_DOC AS category, VERSAO, min(ID_DOC) AS ID_DOC FROM raw_document GROUP BY ALL
) AS listed USING (CNPJ_CIA, CD_CVM, DT_REFER, category, VERSAO)
