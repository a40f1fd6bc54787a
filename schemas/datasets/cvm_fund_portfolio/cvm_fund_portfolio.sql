-- One row per line of the monthly holdings. `labelled_line` has the typed lines of all members, with NULL for empty
-- fields, with the member, its file, the line number and the meaning of each line.
SELECT
  {copied},
  key_hash || '-' || coalesce(ordinal, 0)          AS id,
  block,
  confidential,
  application_type,
  category,
  is_investment,
  side,
  asset_type,
  is_yes(EMISSOR_LIGADO)                           AS related_issuer,
  business_type,
  CASE WHEN is_liability THEN -abs(VL_MERC_POS_FINAL) ELSE VL_MERC_POS_FINAL END AS final_position_value,
  -- In the file of structured funds, the columns of the issuer name the held fund.
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN document_for_id
    ELSE CNPJ_FUNDO_CLASSE_COTA
  END                                              AS fund_cnpj,
  CASE
    WHEN member = 'FIE' AND category = 'fund_quotas' THEN CASE WHEN hides_issuer THEN issuer_for_id ELSE EMISSOR END
    ELSE NM_FUNDO_CLASSE_SUBCLASSE_COTA
  END                                              AS fund_name,
  coalesce(CD_ATIVO, CD_ATIVO_BV_MERC)             AS asset_code,
  CASE WHEN issuer_is_person AND NOT hides_issuer THEN bare_cpf(CPF_CNPJ_EMISSOR) ELSE document_for_id END AS issuer_document,
  CASE WHEN hides_issuer THEN issuer_for_id ELSE EMISSOR END AS issuer_name,
  is_yes(TITULO_POSFX)                             AS floating,
  is_yes(RISCO_EMISSOR)                            AS rated,
  is_yes(TITULO_CETIP)                             AS cetip_registered,
  is_yes(TITULO_GARANTIA)                          AS guaranteed,
  is_yes(INVEST_COLETIVO)                          AS collective,
  is_yes(INVEST_COLETIVO_GESTOR)                   AS collective_managed,
  coalesce(share_by_price.asset_id, line_identity.asset_id)             AS asset_id,
  coalesce(share_by_price.asset_kind, line_identity.asset_kind)         AS asset_kind,
  coalesce(share_by_price.asset_id_basis, line_identity.asset_id_basis) AS asset_id_basis,
  coalesce(share_by_price.asset_id_rule, line_identity.asset_id_rule)   AS asset_id_rule,
  position,
  collateral_asset_id,
  member_file                                      AS source_member,
  line                                             AS source_line
FROM labelled_line
JOIN line_identity USING (line_row)
LEFT JOIN share_by_price USING (line_row)
LEFT JOIN repeated_line USING (line_row)
