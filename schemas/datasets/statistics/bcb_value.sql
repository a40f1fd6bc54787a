-- Reads the values of the central bank: a file has one series or a decade of it, and a document has values of any days.
WITH filed AS (
  SELECT member, member_file, line, "data", valor, dataFim FROM raw_bcb
  UNION ALL
  SELECT
    member, member_file, line, strptime(entry ->> '$.data', '%d/%m/%Y')::DATE, (entry ->> '$.valor')::DECIMAL(24, 8), NULL
  FROM (SELECT member, member_file, line, unnest(content::JSON -> '$[*]') AS entry FROM raw_bcb_document)
)
SELECT
  filed.*, declared.id AS series, declared.frequency,
  CASE declared.frequency
    WHEN 'day' THEN "data"::VARCHAR
    WHEN 'month' THEN strftime("data", '%Y-%m')
    WHEN 'quarter' THEN year("data") || '-Q' || quarter("data")
    ELSE year("data")::VARCHAR
  END AS period,
  ends_with(member, '.document') AS is_document
FROM filed JOIN declared_series AS declared ON declared.id = 'bcb-' || split_part(member, '.', 1)
