-- One row per document with numbers of shares.
SELECT
  {copied},
  CASE WHEN starts_with(member, 'ITR_') THEN 'ITR' ELSE 'DFP' END  AS category,
  member_file                                                      AS source_member,
  line                                                             AS source_line
FROM raw_capital
