-- Every line of `raw_line` with what it means: its labels in one spelling, what they say of it, and whether its issuer
-- is a natural person.
WITH
-- A month has some sixty labels: each is folded once, not once a line.
application AS (
  SELECT filed, application_label.* FROM (SELECT DISTINCT TP_APLIC AS filed FROM raw_line)
  JOIN application_label ON folded = fold_label(filed)
),
asset_type AS (
  SELECT filed, label FROM (SELECT DISTINCT TP_ATIVO AS filed FROM raw_line)
  JOIN asset_type_label ON folded = fold_label(filed)
),
business_type AS (
  SELECT filed, label FROM (SELECT DISTINCT TP_NEGOC AS filed FROM raw_line)
  JOIN business_type_label ON folded = fold_label(filed)
),
labelled AS (
  SELECT
    raw_line.*,
    CASE
      WHEN member LIKE 'BLC_%'      THEN substr(member, 5)
      WHEN member = 'CONFID'        THEN 'confid'
      WHEN member = 'FIE'           THEN 'fie'
      ELSE 'fie_confid'
    END                                                      AS block,
    member IN ('CONFID', 'FIE_CONFID')                       AS confidential,
    coalesce(application.label, TP_APLIC)                    AS application_type,
    coalesce(application.category, 'other')                  AS category,
    coalesce(application.is_liability, false)                AS is_liability,
    coalesce(application.is_investment, true)                AS is_investment,
    application.side                                         AS side,
    coalesce(asset_type.label, TP_ATIVO)                     AS asset_type,
    coalesce(business_type.label, TP_NEGOC)                  AS business_type,
    coalesce(issuer.is_person, PF_PJ_EMISSOR = 'PF', false)  AS issuer_is_person,
    issuer.number                                            AS document_for_id
  FROM raw_line
  LEFT JOIN application ON application.filed = TP_APLIC
  LEFT JOIN asset_type ON asset_type.filed = TP_ATIVO
  LEFT JOIN business_type ON business_type.filed = TP_NEGOC
  LEFT JOIN filed_number AS issuer ON issuer.filed = CPF_CNPJ_EMISSOR AND issuer.person_type IS NOT DISTINCT FROM PF_PJ_EMISSOR
)
SELECT
  *,
  CASE WHEN issuer_is_person THEN '***' ELSE EMISSOR END                                  AS issuer_for_id,
  issuer_is_person AND masks_personal_data()                                              AS hides_issuer
FROM labelled
