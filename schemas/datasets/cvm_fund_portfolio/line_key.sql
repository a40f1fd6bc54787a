-- The hash of what names each line's holding, one row per row of `raw_line`, joined by `line_row`.
-- A CPF in a column of CNPJs is hashed as it is masked, whatever the setting.
WITH person AS MATERIALIZED (SELECT filed FROM filed_number WHERE person_type = 'PJ' AND is_person)
SELECT
  line_row,
  -- The identity of a holding, which outlives amendments of its figures. Free text counts only if no code is filed.
  substr(sha256(concat_ws('|',
    'v1', block, CNPJ_FUNDO_CLASSE, strftime(DT_COMPTC, '%Y%m'),
    coalesce(application_type, ''), coalesce(asset_type, ''), coalesce(business_type, ''),
    coalesce(CD_ISIN, ''), coalesce(CD_SELIC, ''),
    CASE WHEN CD_ISIN IS NULL AND CD_SELIC IS NULL THEN coalesce(TP_TITPUB, '') ELSE '' END,
    coalesce(DT_EMISSAO::VARCHAR, ''), coalesce(DT_VENC::VARCHAR, ''),
    coalesce(CASE WHEN CNPJ_FUNDO_CLASSE_COTA IN (SELECT filed FROM person) THEN masked_cpf(CNPJ_FUNDO_CLASSE_COTA) ELSE CNPJ_FUNDO_CLASSE_COTA END, NM_FUNDO_CLASSE_SUBCLASSE_COTA, ''), coalesce(ID_SUBCLASSE, ''),
    coalesce(CD_SWAP, ''), coalesce(DS_SWAP, ''),
    coalesce(CD_ATIVO, CD_ATIVO_BV_MERC, ''),
    CASE WHEN CD_ATIVO IS NULL THEN coalesce(DS_ATIVO, '') ELSE '' END,
    CASE WHEN CD_ATIVO_BV_MERC IS NULL THEN coalesce(DS_ATIVO_EXTERIOR, '') ELSE '' END,
    coalesce(DT_FIM_VIGENCIA::VARCHAR, ''),
    coalesce(CASE WHEN CNPJ_EMISSOR IN (SELECT filed FROM person) THEN masked_cpf(CNPJ_EMISSOR) ELSE CNPJ_EMISSOR END, document_for_id, issuer_for_id, ''),
    coalesce(CD_INDEXADOR_POSFX, DS_INDEXADOR_POSFX, ''), coalesce(TITULO_POSFX, ''),
    coalesce(PR_INDEXADOR_POSFX::VARCHAR, ''), coalesce(PR_CUPOM_POSFX::VARCHAR, ''),
    coalesce(PR_TAXA_PREFX::VARCHAR, ''), coalesce(CASE WHEN CNPJ_INSTITUICAO_FINANC_COOBR IN (SELECT filed FROM person) THEN masked_cpf(CNPJ_INSTITUICAO_FINANC_COOBR) ELSE CNPJ_INSTITUICAO_FINANC_COOBR END, ''),
    coalesce(CD_PAIS, PAIS, ''), coalesce(CD_BV_MERC, BV_MERC, ''), coalesce(DT_INI_VIGENCIA::VARCHAR, ''),
    coalesce(EMISSOR_LIGADO, ''), coalesce(PF_PJ_EMISSOR, ''), coalesce(RISCO_EMISSOR, ''), coalesce(TITULO_CETIP, ''),
    coalesce(TITULO_GARANTIA, ''), coalesce(INVEST_COLETIVO, ''), coalesce(INVEST_COLETIVO_GESTOR, '')
  )), 1, 20) AS key_hash
FROM labelled_line
