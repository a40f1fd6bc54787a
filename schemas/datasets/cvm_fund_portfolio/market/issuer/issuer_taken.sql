-- Inputs of the issuers of a month from other tables: the names of its assets, and the issuers of letters that its own
-- lines do not name. The nearest month within 24 counts, if all of its lines name one issuer.
WITH RECURSIVE
up AS (
  SELECT from_id AS asset_id, arg_max(to_id, (valid_to, to_id)) AS name, 1 AS steps
  FROM asset_link SEMI JOIN cvm_asset_month ON cvm_asset_month.asset_id = from_id
  WHERE valid_from <= last_day(strptime(getvariable('month') || '-01', '%Y-%m-%d')::DATE)
    AND valid_to >= strptime(getvariable('month') || '-01', '%Y-%m-%d')::DATE
  GROUP BY from_id
  UNION ALL
  SELECT up.asset_id, arg_max(to_id, (valid_to, to_id)), min(steps) + 1
  FROM up JOIN asset_link ON from_id = name
  WHERE steps < 10
    AND valid_from <= last_day(strptime(getvariable('month') || '-01', '%Y-%m-%d')::DATE)
    AND valid_to >= strptime(getvariable('month') || '-01', '%Y-%m-%d')::DATE
  GROUP BY up.asset_id
),
asked AS (
  SELECT DISTINCT unnest(
    CASE
      WHEN starts_with(asset_id, 'b3:') THEN [asset_id[4:7]]
      WHEN asset_kind = 'private_paper' THEN [asset_id[7:10], asset_id[8:11], isin[3:6]]
    END
  ) AS letters
  FROM cvm_asset_month
  WHERE asset_kind IN ('listed_share', 'unit', 'receipt', 'private_paper')
),
linked AS (
  SELECT
    letters,
    issuer_id,
    datediff('month', strptime(month, '%Y-%m'), strptime(getvariable('month')::VARCHAR, '%Y-%m')) AS distance
  FROM issuer_letters
),
of_letters AS (
  SELECT
    letters,
    min(issuer_id) FILTER (distance = 0)                                 AS own,
    count(DISTINCT issuer_id) FILTER (distance = 0)                      AS own_count,
    min(issuer_id)                                                       AS near,
    count(DISTINCT issuer_id)                                            AS near_count
  FROM linked SEMI JOIN asked USING (letters)
  WHERE abs(distance) <= 24
  GROUP BY letters
)
SELECT 'name' AS what, asset_id AS taken_for, arg_max(name, steps) AS taken FROM up GROUP BY asset_id
UNION ALL
SELECT
  CASE
    WHEN own_count = 1                       THEN 'letters'
    WHEN own_count = 0 AND near_count = 1    THEN 'letters_near'
    ELSE 'letters_of_several'
  END,
  letters,
  CASE WHEN own_count = 1 THEN own WHEN own_count = 0 AND near_count = 1 THEN near END
FROM of_letters
