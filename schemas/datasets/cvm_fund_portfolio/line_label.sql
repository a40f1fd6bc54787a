-- Meaning of the labels of lines, one row per combination of labels: a month has some hundred of them, so that folding
-- does not depend on the number of lines.
WITH filed AS MATERIALIZED (SELECT DISTINCT TP_APLIC, TP_ATIVO, TP_NEGOC FROM raw_line),
spelt AS (
  SELECT
    filed.*,
    coalesce(application.label, TP_APLIC)                    AS application_type,
    coalesce(application.category, 'other')                  AS category,
    coalesce(application.is_liability, false)                AS is_liability,
    coalesce(application.is_investment, true)                AS is_investment,
    application.side                                         AS side,
    coalesce(asset_type.label, TP_ATIVO)                     AS asset_type,
    coalesce(business_type.label, TP_NEGOC)                  AS business_type
  FROM filed
  LEFT JOIN application_label AS application ON application.folded = fold_label(TP_APLIC)
  LEFT JOIN asset_type_label AS asset_type ON asset_type.folded = fold_label(TP_ATIVO)
  LEFT JOIN business_type_label AS business_type ON business_type.folded = fold_label(TP_NEGOC)
)
SELECT
  spelt.*,
  regexp_replace(plain_text(asset_type), '[^A-Z0-9]+', '-', 'g')                           AS paper_type,
  -- A label that is not declared is an asset of an unknown kind.
  CASE WHEN application_kind.label IS NULL THEN 'other' ELSE application_kind.kind END      AS application_kind,
  CASE WHEN application_kind.label IS NULL THEN 'owned' ELSE application_kind.position END  AS application_position,
  CASE WHEN contains(asset_type_kind.kinds, application_kind.kind) THEN asset_type_kind.refined END AS refined_kind
FROM spelt
LEFT JOIN application_kind ON application_kind.label = application_type
LEFT JOIN asset_type_kind ON asset_type_kind.label = asset_type
