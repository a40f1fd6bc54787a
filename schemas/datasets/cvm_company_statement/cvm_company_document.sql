-- One row per document of the list.
SELECT
  {copied},
  VERSAO < max(VERSAO) OVER (PARTITION BY CNPJ_CIA, CD_CVM, DT_REFER, CATEG_DOC)  AS superseded,
  member_file                                                                     AS source_member,
  line                                                                            AS source_line
FROM raw_document
