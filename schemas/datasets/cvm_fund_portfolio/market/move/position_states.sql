-- Finds the state of each position. Expects the lines of both moments (1 is the month, 0 the compared one) as line, the
-- filings of classes as filer, and names of several assets as conflict. Names are those under which lines are compared.
missing AS (SELECT DISTINCT moment, unnest(string_split(missing_members, ',')) AS member FROM filer WHERE missing_members <> ''),
hidden AS (SELECT DISTINCT cnpj, category, true AS is_hidden FROM line WHERE confidential),
-- Members and categories are checked for each line, because lists of pairs would take most of the memory.
counted AS (
  SELECT
    line.*,
    coalesce(is_hidden, false)                                                                AS is_hidden,
    member IN (SELECT member FROM missing WHERE moment = 0)                                   AS was_missing,
    member IN (SELECT member FROM missing WHERE moment = 1)                                   AS is_missing
  FROM line
  LEFT JOIN hidden USING (cnpj, category)
  WHERE counts
),
pair AS (
  SELECT
    asset_id,
    CASE WHEN asset_id IS NULL THEN asset_kind END                                            AS kind_of_unnamed,
    cnpj,
    CASE WHEN position = 'lent' THEN 'owned' ELSE position END                                AS position,
    coalesce(min(asset_kind) FILTER (moment = 1), min(asset_kind))                              AS asset_kind,
    coalesce(max(linked_asset_id) FILTER (moment = 1), max(linked_asset_id))                    AS linked_asset_id,
    coalesce(sum(quantity) FILTER (moment = 0), 0)::DECIMAL(24, 6)                              AS q0,
    coalesce(sum(quantity) FILTER (moment = 1), 0)::DECIMAL(24, 6)                              AS q1,
    coalesce(sum(value) FILTER (moment = 0), 0)::DECIMAL(24, 2)                                 AS v0,
    coalesce(sum(value) FILTER (moment = 1), 0)::DECIMAL(24, 2)                                 AS v1,
    coalesce(sum(value) FILTER (moment = 1 AND position = 'lent'), 0)::DECIMAL(24, 2)           AS lent_value,
    coalesce(sum(purchases_quantity) FILTER (moment = 1), 0)::DECIMAL(24, 6)                    AS p,
    coalesce(sum(sales_quantity) FILTER (moment = 1), 0)::DECIMAL(24, 6)                        AS s,
    coalesce(sum(purchases_value) FILTER (moment = 1), 0)::DECIMAL(24, 2)                       AS purchases_value,
    coalesce(sum(sales_value) FILTER (moment = 1), 0)::DECIMAL(24, 2)                           AS sales_value,
    count(*) FILTER (moment = 1)                                                              AS line_count,
    CASE WHEN asset_id IS NOT NULL THEN array_to_string(list_sort(list_distinct(list(filed_id) FILTER (moment = 1))), ',') END AS filed_ids,
    bool_or(is_hidden)                                                                        AS is_hidden,
    bool_or(was_missing)                                                                      AS was_missing,
    bool_or(is_missing)                                                                       AS is_missing,
    bool_or(quantity IS NULL AND value <> 0)                                                  AS lacks_quantity
  FROM counted
  GROUP BY asset_id, kind_of_unnamed, cnpj, CASE WHEN position = 'lent' THEN 'owned' ELSE position END
),
filing AS (
  SELECT
    cnpj,
    bool_or(moment = 0)                                                                         AS is_before,
    bool_or(moment = 1)                                                                         AS is_now,
    coalesce(max(type) FILTER (moment = 1), max(type))                                          AS type,
    coalesce(max(filing_group) FILTER (moment = 1), max(filing_group))                          AS filing_group
  FROM filer WHERE line_count > 0 GROUP BY cnpj
),
judged AS (
  SELECT
    pair.* EXCLUDE (is_hidden, was_missing, is_missing),
    q1 - q0 - p + s                                                                           AS u,
    filing.type,
    filing.filing_group,
    -- An unknown position at a moment is not an empty one.
    NOT is_before OR was_missing                                                              AS lacks_before,
    NOT is_now OR is_missing                                                                  AS lacks_now,
    CASE
      WHEN pair.asset_id IS NULL                                                              THEN 'no_asset_id'
      WHEN NOT is_before OR NOT is_now                                                        THEN 'class_not_in_both'
      WHEN was_missing OR is_missing                                                          THEN 'member_absent'
      WHEN is_hidden                                                                          THEN 'confidential_total'
      WHEN pair.asset_id IN (SELECT asset_id FROM conflict)                                   THEN 'price_conflict'
      WHEN lacks_quantity                                                                     THEN 'quantity_not_filed'
    END                                                                                       AS state_reason
  FROM pair
  LEFT JOIN filing USING (cnpj)
),
position_state AS (
  SELECT
    * EXCLUDE (kind_of_unnamed, lacks_quantity),
    CASE
      WHEN state_reason IS NOT NULL                                                           THEN 'not_comparable'
      WHEN u = 0 AND q0 = q1                                                                  THEN 'unchanged'
      WHEN u = 0 AND q0 = 0                                                                   THEN 'entered'
      WHEN u = 0 AND q1 = 0                                                                   THEN 'left'
      WHEN u = 0                                                                              THEN CASE WHEN q1 > q0 THEN 'increased' ELSE 'reduced' END
      WHEN p <> 0 OR s <> 0 OR q0 = q1                                                        THEN 'trade_unexplained'
      WHEN q0 = 0                                                                             THEN 'appeared'
      WHEN q1 = 0                                                                             THEN 'vanished'
      ELSE 'changed_without_trade'
    END                                                                                       AS state,
    -- Part of the change that comes from the price: the earlier quantity at the price of the month, less its earlier
    -- value. It is zero without a position before or now.
    CASE
      WHEN state_reason IS NOT NULL                                                           THEN NULL
      WHEN q0 = q1                                                                            THEN v1 - v0
      WHEN q0 = 0 OR q1 = 0                                                                   THEN 0
      ELSE TRY(
        CAST((2 * (q0 * 1000000)::HUGEINT * (abs(v1) * 100)::HUGEINT + (q1 * 1000000)::HUGEINT)
          // (2 * (q1 * 1000000)::HUGEINT) AS DECIMAL(26, 0))
        * 0.01::DECIMAL(3, 2) * sign(v1)
      ) - v0
    END::DECIMAL(24, 2)                                                                       AS price_change_value
  FROM judged
),
position_move AS (
  SELECT
    asset_id,
    linked_asset_id,
    asset_kind,
    position,
    cnpj,
    type,
    filing_group,
    CASE WHEN NOT lacks_before OR q0 <> 0 OR v0 <> 0 THEN q0 END                                AS previous_quantity,
    CASE WHEN NOT lacks_now OR q1 <> 0 OR v1 <> 0 THEN q1 END                                   AS quantity,
    CASE WHEN NOT lacks_before OR q0 <> 0 OR v0 <> 0 THEN v0 END                                AS previous_value,
    CASE WHEN NOT lacks_now OR q1 <> 0 OR v1 <> 0 THEN v1 END                                   AS value,
    lent_value,
    line_count,
    filed_ids,
    p                                                                                           AS purchases_quantity,
    s                                                                                           AS sales_quantity,
    purchases_value                                                                             AS filed_purchases_value,
    sales_value                                                                                 AS filed_sales_value,
    CASE WHEN state <> 'not_comparable' THEN u END                                              AS unexplained_quantity,
    state,
    state_reason,
    price_change_value
  FROM position_state
)
