-- One row per value that differs between the table and the file, and per line that is not in the table.
SELECT
  member_file AS source_member,
  line        AS source_line,
  column_name,
  filed,
  CASE WHEN column_name LIKE 'CNPJ%' THEN padded_cnpj(bare_number(filed)) ELSE plain_number(filed)::DECIMAL(18,6)::VARCHAR END AS cleaned,
  CASE WHEN column_name LIKE 'CNPJ%' THEN number_change(filed, cleaned) ELSE 'rounded' END AS reason
FROM odd_number
WHERE (column_name NOT LIKE 'CNPJ%' OR bare_number(filed) <> padded_cnpj(bare_number(filed)))
  AND (member_file, line) NOT IN (SELECT (member_file, line) FROM quarantined_line)
UNION ALL
SELECT member_file, line, flag.name, flag.filed, NULL, 'flag_not_understood'
FROM (
  SELECT member_file, line, unnest([
    {'name': 'NEGOC_MERC', 'filed': NEGOC_MERC},
    {'name': 'REG_ANBIMA', 'filed': REG_ANBIMA},
    {'name': 'RESULT_CART_INCORP_PL', 'filed': RESULT_CART_INCORP_PL},
    {'name': 'FUNDO_COTAS', 'filed': FUNDO_COTAS},
    {'name': 'FUNDO_ESPELHO', 'filed': FUNDO_ESPELHO},
    {'name': 'ATUALIZ_DIARIA_COTA', 'filed': ATUALIZ_DIARIA_COTA},
    {'name': 'TAXA_SAIDA_PAGTO_RESGATE', 'filed': TAXA_SAIDA_PAGTO_RESGATE},
    {'name': 'EXISTE_TAXA_PERFM', 'filed': EXISTE_TAXA_PERFM},
    {'name': 'EXISTE_TAXA_INGRESSO', 'filed': EXISTE_TAXA_INGRESSO},
    {'name': 'EXISTE_TAXA_SAIDA', 'filed': EXISTE_TAXA_SAIDA},
    {'name': 'OPER_DERIV', 'filed': OPER_DERIV},
    {'name': 'OPER_VL_SUPERIOR_PL', 'filed': OPER_VL_SUPERIOR_PL},
    {'name': 'CONTRAP_LIGADO', 'filed': CONTRAP_LIGADO},
    {'name': 'INVEST_EXTERIOR', 'filed': INVEST_EXTERIOR},
    {'name': 'ATIVO_CRED_PRIV', 'filed': ATIVO_CRED_PRIV}
  ]) AS flag FROM raw_statement
)
WHERE flag.filed NOT IN ('S', 'N')
UNION ALL
SELECT member_file, line, column_name, filed, NULL, reason FROM quarantined_line
UNION ALL
SELECT member_file, line, column_name, NULL, cleaned, reason FROM masked_value
