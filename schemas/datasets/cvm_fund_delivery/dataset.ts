import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { deliveryColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'cvm_fund_delivery',
  title: { en: 'Fund document deliveries', pt: 'Entregas de documentos de fundos' },
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  terms: { kind: 'open' },
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'When each document of an investment fund, such as its monthly holdings, was delivered to the regulator, and which version counts.',
  revisions:
    'CVM rewrites the log as documents are delivered. A later version of a document makes the older line inactive, in the file of the older delivery.',
  expectation: {
    every: 'business_day',
    withinDays: 3,
    calendars: ['br-banks'],
    because: 'The log is described as daily; on which days it is written is not known. Its newest delivery is taken.',
  },
  caveats: [
    'We have not seen an original file: columns and formats come from a description, and the tests read files made to fit it.',
    'The partition is the month in the name of the file, taken as the month of delivery. A check counts the rows of other months.',
    'A document presented again can be here without its first presentation.',
    "If every version of a fund's month is inactive, the fund is not in the file of holdings.",
    'The log begins in January 2025: it is not known when an older month was filed or amended.',
    'The daily reports have a log of their own, which is not compiled.',
  ],
  folder: new URL('.', import.meta.url),
  // Not competence_month, which is the month of the document: most deliveries are about an earlier month.
  partitionBy: 'file_month',
  sources: [
    {
      id: 'fi_entrega_documento',
      page: 'https://dados.cvm.gov.br/dataset/fi-doc-entrega',
      format: 'zip',
      members,
      ignored: {
        names: (month) => [`fi_entrega_documento_diario_${compact(month ?? '')}.csv`],
        because: 'Deliveries of daily reports take 158 MB a month, and no version of a daily report is listed.',
      },
      covers: 'month',
      from: '2025-01',
      // As often as the holdings, whose amendments it lists: a later version makes an older line inactive.
      cadence: { nightly: 4, weekly: 13 },
      url: (month) =>
        `https://dados.cvm.gov.br/dados/FI/DOC/ENTREGA/DADOS/fi_entrega_documento_${compact(month ?? '')}.zip`,
      // The log of daily reports unpacks to about 160 MB.
      maxUnpackedBytes: 2 * 1024 ** 3,
    },
  ],
  tolerance: {
    lines: 1,
    share: 0.001,
    because: 'The log is described as regular: more than a rare bad line means that the description is wrong.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'cvm_fund_delivery',
      description: 'One row per delivered document.',
      columns: deliveryColumns,
      sql: 'cvm_fund_delivery.sql',
      orderBy: ['cnpj', 'competence_end', 'delivered_at', 'source_line'],
      // The line makes the key unique, because a document that is presented again may keep its number.
      key: ['document_id', 'source_member', 'source_line'],
      compared: { pairs: [['document_id', 'cnpj']] },
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_delivery'),
  ],
  checks,
})
