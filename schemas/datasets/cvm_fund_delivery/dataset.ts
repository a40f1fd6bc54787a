import { cleanedTable } from '../../core/cleaned.ts'
import { defineDataset } from '../../core/dataset.ts'
import { compact } from '../../core/month.ts'
import { checks } from './checks.ts'
import { deliveryColumns } from './columns.ts'
import { members } from './members.ts'

export default defineDataset({
  id: 'cvm_fund_delivery',
  title: 'Fund document deliveries',
  publisher: 'CVM',
  licence: 'ODbL: attribute CVM, share alike',
  attribution:
    'Source: CVM (Comissão de Valores Mobiliários), dados.cvm.gov.br, under the Open Database License (ODbL) 1.0.',
  description:
    'When each document of an investment fund, its monthly holdings among them, was delivered to the regulator, and which version counts.',
  revisions:
    'CVM writes the log anew as documents are delivered: a later version of a document makes the older line inactive, in the file of the month of that older delivery.',
  expectation: {
    every: 'business_day',
    withinDays: 3,
    calendars: ['br-banks'],
    because: 'The log is described as daily; on which days it is written is not known. Its newest delivery is taken.',
  },
  caveats: [
    'No original file was at hand: the columns and their form are those of a description, the tests read files made after it.',
    'The partition is the month in the name of the file, taken for the month of delivery; a check counts the rows of others.',
    'Documents presented again are here at times without a first presentation.',
    "Where every version of a fund's month is inactive, the fund is absent from the file of holdings.",
    'The log begins with January 2025; nothing says when an older month was filed or amended.',
    'The daily reports have a log of their own, which is not read.',
  ],
  folder: new URL('.', import.meta.url),
  // Not competence_month, which a document names itself: a delivery is mostly about an earlier month.
  partitionBy: 'file_month',
  sources: [
    {
      id: 'fi_entrega_documento',
      page: 'https://dados.cvm.gov.br/dataset/fi-doc-entrega',
      format: 'zip',
      members,
      ignored: {
        names: (month) => [`fi_entrega_documento_diario_${compact(month ?? '')}.csv`],
        because: 'Deliveries of daily reports: 158 MB a month, and no version of a daily report is listed.',
      },
      covers: 'month',
      from: '2025-01',
      // The rhythm of the holdings whose amendments it lists: a later version makes an older line inactive.
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
    because: 'The log is described as regular; more than a stray bad line means that the description is wrong.',
  },
  lookups: [],
  quarantineRules: [],
  staging: [],
  tables: [
    {
      name: 'cvm_fund_delivery',
      description: 'One row a delivered document.',
      columns: deliveryColumns,
      sql: 'cvm_fund_delivery.sql',
      orderBy: ['cnpj', 'competence_end', 'delivered_at', 'source_line'],
      // It is not known if a document presented again has a number of its own, so the line makes the key unique.
      key: ['document_id', 'source_member', 'source_line'],
      rowGroupSize: 20_480,
    },
    cleanedTable('cvm_fund_delivery'),
  ],
  checks,
})
