-- One row per session and contract.
SELECT
  {copied},
  '20' || right(TckrSymb, 2) || '-' || lpad(position(TckrSymb[4] IN 'FGHJKMNQUVXZ')::VARCHAR, 2, '0') AS expiry_month,
  member_file  AS source_member,
  line         AS source_line
FROM raw_settlement
