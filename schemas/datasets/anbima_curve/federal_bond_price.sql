-- One row per day, code and maturity.
SELECT
  {copied},
  member_file  AS source_member,
  line         AS source_line
FROM raw_bond_price
