-- One row per fund and day. A fee above 20 % a year is a typing mistake; a performance fee below 1 is a fraction
-- instead of a percentage.
SELECT
  {copied},
  is_yes(NEGOC_MERC) AS is_listed,
  is_yes(REG_ANBIMA) AS is_registered_at_anbima,
  is_yes(RESULT_CART_INCORP_PL) AS keeps_income,
  is_yes(FUNDO_COTAS) AS is_fund_of_funds,
  is_yes(FUNDO_ESPELHO) AS is_mirror,
  is_yes(ATUALIZ_DIARIA_COTA) AS is_quota_daily,
  is_yes(TAXA_SAIDA_PAGTO_RESGATE) AS has_early_exit_fee,
  is_yes(EXISTE_TAXA_PERFM) AS has_performance_fee,
  is_yes(EXISTE_TAXA_INGRESSO) AS has_entry_fee,
  is_yes(EXISTE_TAXA_SAIDA) AS has_exit_fee,
  is_yes(OPER_DERIV) AS uses_derivatives,
  is_yes(OPER_VL_SUPERIOR_PL) AS may_exceed_nav,
  is_yes(CONTRAP_LIGADO) AS has_related_counterparty,
  is_yes(INVEST_EXTERIOR) AS invests_abroad,
  is_yes(ATIVO_CRED_PRIV) AS holds_private_credit,
  nullif(concat_ws(';',
    CASE WHEN TAXA_ADM > 20 THEN 'admin_fee_percent' END,
    CASE WHEN TAXA_CUSTODIA_MAX > 20 THEN 'custody_fee_max_percent' END,
    CASE WHEN TAXA_PERFM > 100 OR (TAXA_PERFM > 0 AND TAXA_PERFM < 1) THEN 'performance_fee_percent' END,
    CASE WHEN TAXA_INGRESSO_PR > 100 THEN 'entry_fee_percent' END,
    CASE WHEN TAXA_SAIDA_PR > 100 THEN 'exit_fee_percent' END,
    CASE WHEN APLIC_MAX_FUNDO_LIGADO > 100 THEN 'related_funds_max_percent' END,
    CASE WHEN APLIC_MAX_ATIVO_EXTERIOR > 100 THEN 'abroad_max_percent' END,
    CASE WHEN APLIC_MAX_ATIVO_CRED_PRIV > 100 THEN 'private_credit_max_percent' END,
    CASE WHEN FATOR_OPER_VL_SUPERIOR_PL >= 100 THEN 'leverage_factor' END
  ), '') AS implausible,
  member_file AS source_member,
  line AS source_line
FROM raw_statement
