-- One row per session, ticker and term.
SELECT
  {copied},
  nullif(DATVEN, DATE '9999-12-31')   AS expiry,
  member_file                         AS source_member,
  line                                AS source_line
FROM served_quote
