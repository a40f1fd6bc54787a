import type { Check } from '../../core/check.ts'

const UNSEEN =
  'The log was declared from a description: look at the file and correct schemas/datasets/cvm_fund_delivery.'

export const checks: readonly Check[] = [
  {
    id: 'delivered_in_file_month',
    level: 'grades',
    because:
      'We take the month in the name of the file as the month of delivery, without having seen an original file.',
    hint: UNSEEN,
    sql: `
      SELECT count(*) FILTER (in_month IS NOT TRUE) || ' in another month of ' || count(*) AS figure,
        count(*) FILTER (in_month IS NOT TRUE) = 0 AS passed
      FROM (
        SELECT strftime(Data_Hora_Entrega, '%Y%m') = regexp_extract(member_file, '([0-9]{6})[.]csv$', 1) AS in_month
        FROM raw_delivery
      )`,
  },
  {
    id: 'document_ids_once',
    level: 'grades',
    because:
      'We assume that the number of a document is unique, without having seen an original file; the key has the line too.',
    hint: UNSEEN,
    sql: `
      SELECT count(document_id) - count(DISTINCT document_id) || ' repeated, ' || (count(*) - count(document_id)) || ' empty' AS figure,
        count(*) = count(DISTINCT document_id) AS passed
      FROM cvm_fund_delivery`,
  },
  {
    id: 'presentation_labels_known',
    level: 'grades',
    because: 'A kind of presentation that is not declared is published as unknown.',
    hint: 'Add the label to schemas/datasets/cvm_fund_delivery/cvm_fund_delivery.sql.',
    sql: `
      SELECT coalesce(string_agg(DISTINCT presentation_filed, ', ' ORDER BY presentation_filed), 'all known') AS figure,
        count(*) = 0 AS passed
      FROM cvm_fund_delivery WHERE presentation = 'unknown' AND presentation_filed IS NOT NULL`,
  },
]
