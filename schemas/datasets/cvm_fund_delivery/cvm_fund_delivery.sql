-- One row per delivered document. Brasília has been three hours behind UTC all year since 2019, and the log begins later.
SELECT
  CNPJ_Fundo_Classe                            AS cnpj,
  ID_Subclasse                                 AS subclass_id,
  Tipo_Fundo_Classe                            AS fund_type_filed,
  Tipo_Documento                               AS document_type,
  Data_Inicio_Competencia                      AS competence_start,
  Data_Fim_Competencia                         AS competence_end,
  ID_Documento                                 AS document_id,
  strftime(Data_Hora_Entrega + INTERVAL 3 HOUR, '%Y-%m-%dT%H:%M:%SZ') AS delivered_at,
  strftime(Data_Hora_Entrega, '%Y-%m-%d %H:%M:%S.%g')                 AS delivered_at_filed,
  CASE fold_label(Tipo_Apresentacao)
    WHEN 'apresentacao'   THEN 'presentation'
    WHEN 'reapresentacao' THEN 're_presentation'
    ELSE 'unknown'
  END                                          AS presentation,
  Tipo_Apresentacao                            AS presentation_filed,
  is_yes(Ativo)                                AS is_active,
  Sistema_Origem                               AS origin_system,
  member_file                                  AS source_member,
  line                                         AS source_line
FROM raw_delivery
