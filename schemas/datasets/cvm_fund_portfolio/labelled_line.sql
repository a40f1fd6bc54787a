-- Every line of `raw_line` with its meaning: its labels in one spelling, their kind, and whether its issuer is a
-- natural person.
WITH labelled AS (
  SELECT
    raw_line.*,
    line_label.* EXCLUDE (TP_APLIC, TP_ATIVO, TP_NEGOC),
    CASE
      WHEN member LIKE 'BLC_%'      THEN substr(member, 5)
      WHEN member = 'CONFID'        THEN 'confid'
      WHEN member = 'FIE'           THEN 'fie'
      ELSE 'fie_confid'
    END                                                      AS block,
    member IN ('CONFID', 'FIE_CONFID')                       AS confidential,
    coalesce(issuer.is_person, PF_PJ_EMISSOR = 'PF', false)  AS issuer_is_person,
    issuer.number                                            AS document_for_id
  FROM raw_line
  LEFT JOIN line_label
    ON line_label.TP_APLIC IS NOT DISTINCT FROM raw_line.TP_APLIC
    AND line_label.TP_ATIVO IS NOT DISTINCT FROM raw_line.TP_ATIVO
    AND line_label.TP_NEGOC IS NOT DISTINCT FROM raw_line.TP_NEGOC
  LEFT JOIN filed_number AS issuer ON issuer.filed = CPF_CNPJ_EMISSOR AND issuer.person_type IS NOT DISTINCT FROM PF_PJ_EMISSOR
)
SELECT
  *,
  CASE WHEN issuer_is_person THEN '***' ELSE EMISSOR END                                  AS issuer_for_id,
  issuer_is_person AND masks_personal_data()                                              AS hides_issuer
FROM labelled
