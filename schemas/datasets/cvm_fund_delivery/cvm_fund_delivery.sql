-- One row per delivered document. Brasília has been three hours behind UTC all year since 2019, and the log begins later.
SELECT
  {copied},
  strftime(Data_Hora_Entrega + INTERVAL 3 HOUR, '%Y-%m-%dT%H:%M:%SZ') AS delivered_at,
  strftime(Data_Hora_Entrega, '%Y-%m-%d %H:%M:%S.%g')                 AS delivered_at_filed,
  CASE fold_label(Tipo_Apresentacao)
    WHEN 'apresentacao'   THEN 'presentation'
    WHEN 'reapresentacao' THEN 're_presentation'
    ELSE 'unknown'
  END                                          AS presentation,
  is_yes(Ativo)                                AS is_active,
  member_file                                  AS source_member,
  line                                         AS source_line
FROM raw_delivery
