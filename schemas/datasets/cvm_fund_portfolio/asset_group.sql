-- Groups of papers over all months: each month joins its own papers, and a group keeps its first name as long as one of
-- its papers remains. One row per paper and run of months.
WITH RECURSIVE
joined AS MATERIALIZED (
  SELECT competence_month, asset_id, same_as, same_as_rule FROM cvm_asset_month WHERE starts_with(same_as_rule, 'paper_')
),
paper AS (
  SELECT asset_id, min(competence_month) AS since
  FROM (SELECT asset_id, competence_month FROM joined UNION ALL SELECT same_as, competence_month FROM joined)
  GROUP BY asset_id
),
-- Takes papers that are or were in a group, with the largest paper of their group in each month.
member AS MATERIALIZED (
  SELECT cvm_asset_month.competence_month, cvm_asset_month.asset_id,
    coalesce(joined.same_as, cvm_asset_month.asset_id) AS largest, total_value AS value
  FROM cvm_asset_month
  JOIN paper ON paper.asset_id = cvm_asset_month.asset_id AND since <= cvm_asset_month.competence_month
  LEFT JOIN joined
    ON joined.asset_id = cvm_asset_month.asset_id AND joined.competence_month = cvm_asset_month.competence_month
),
-- Finds the group of each paper when it was last filed.
earlier AS (
  SELECT
    *,
    lag({'competence_month': competence_month, 'largest': largest}) OVER (PARTITION BY asset_id ORDER BY competence_month) AS group_before
  FROM member
),
-- Chooses, among several earlier groups, the group of the member with most value.
one_group AS MATERIALIZED (
  SELECT
    competence_month, largest, sum(value) AS value,
    arg_max(group_before, (value, asset_id)) FILTER (group_before IS NOT NULL) AS group_before
  FROM earlier GROUP BY competence_month, largest
),
named AS (
  SELECT competence_month, largest, value, largest AS name FROM one_group WHERE group_before IS NULL
  UNION ALL
  SELECT one_group.competence_month, one_group.largest, one_group.value, name
  FROM named JOIN one_group
    ON group_before.competence_month = named.competence_month AND group_before.largest = named.largest
),
-- If a group came apart, the part with the paper of its name keeps the name, otherwise the largest part. A part without
-- that paper cannot keep the name in a month in which others file the paper.
kept AS (
  SELECT named.competence_month, named.largest, name
  FROM named
  LEFT JOIN member ON member.competence_month = named.competence_month AND member.asset_id = name
  LEFT JOIN cvm_asset_month AS filed ON filed.competence_month = named.competence_month AND filed.asset_id = name
  WHERE filed.asset_id IS NULL OR member.largest = named.largest
  QUALIFY row_number() OVER (PARTITION BY named.competence_month, name ORDER BY named.value DESC, named.largest) = 1
),
rule_of_group AS (SELECT DISTINCT competence_month, same_as AS largest, same_as_rule AS rule FROM joined),
month_group AS (
  SELECT competence_month, asset_id, coalesce(name, largest) AS asset_group_id, coalesce(rule, 'paper_kept') AS rule
  FROM member
  LEFT JOIN kept USING (competence_month, largest)
  LEFT JOIN rule_of_group USING (competence_month, largest)
  -- A single paper under its own name is in no group.
  WHERE rule IS NOT NULL OR name <> asset_id
),
run AS (
  SELECT
    *,
    12 * competence_month[:4]::INTEGER + competence_month[6:]::INTEGER
      - row_number() OVER (PARTITION BY asset_id, asset_group_id, rule ORDER BY competence_month) AS number
  FROM month_group
)
SELECT asset_id, asset_group_id, rule, min(competence_month) AS first_month, max(competence_month) AS last_month
FROM run GROUP BY asset_id, asset_group_id, rule, number
