import { cleanedTable, LINES_LEFT_OUT } from '../../core/cleaned.ts'
import { type Dataset, defineDataset, type MaterializedView, type Table } from '../../core/dataset.ts'
import type { Source } from '../../core/source.ts'
import { findCashAddress, writeCallAddress } from './cash-address.ts'
import { checks } from './checks.ts'
import { eventCloseColumns, eventColumns, eventIssuerColumns, eventVersionColumns } from './columns.ts'
import { ISSUERS } from './issuers.ts'
import { cashMembers, supplementMembers } from './members.ts'

const CALL = 'https://sistemaswebb3-listados.b3.com.br/listedCompaniesProxy/CompanyCall'
const CASH = `${CALL}/GetListedCashDividends`
const PAGE = 'https://www.b3.com.br/pt_br/produtos-e-servicos/negociacao/renda-variavel/empresas-listadas.htm'
const LIMIT = 16 * 1024 ** 2

const supplementId = (issuer: string) => `supplement_${issuer.toLowerCase()}`
const cashId = (issuer: string) => `cash_${issuer.toLowerCase()}`
const supplementAddress = (issuer: string) =>
  writeCallAddress(`${CALL}/GetListedSupplementCompany`, { issuingCompany: issuer, language: 'pt-br' })

const supplement = (issuer: string): Source => ({
  id: supplementId(issuer),
  page: PAGE,
  format: 'json',
  members: supplementMembers(issuer),
  covers: 'everything',
  untested: true,
  url: () => supplementAddress(issuer),
  maxUnpackedBytes: LIMIT,
})

const cash = (issuer: string): Source => ({
  id: cashId(issuer),
  page: PAGE,
  format: 'json',
  members: cashMembers(issuer),
  covers: 'everything',
  untested: true,
  url: () => `${CASH}/${issuer}`,
  namedBy: { url: supplementAddress(issuer), find: (answer) => findCashAddress(answer, CASH) },
  maxUnpackedBytes: LIMIT,
})

const tables: readonly Table[] = [
  {
    name: 'b3_event',
    description: 'One row per event in a list of a company, under each ISIN that it is listed for.',
    columns: eventColumns,
    sql: 'b3_event.sql',
    orderBy: ['issuer_code', 'last_day_with', 'list', 'isin', 'share_class', 'label', 'value', 'factor', 'approved_on'],
    key: [
      ...['issuer_code', 'list', 'isin', 'share_class', 'label', 'last_day_with', 'approved_on', 'payment_date'],
      ...['issued_isin', 'factor', 'value', 'quoted_per_shares', 'subscription_percent', 'subscription_price'],
      ...['closing_price', 'closing_date'],
    ],
    rowGroupSize: 20_480,
  },
  {
    name: 'b3_event_issuer',
    description: 'One row per company whose events were answered.',
    columns: eventIssuerColumns,
    sql: 'b3_event_issuer.sql',
    orderBy: ['issuer_code'],
    key: ['issuer_code'],
    rowGroupSize: 20_480,
  },
  cleanedTable('b3_event', LINES_LEFT_OUT),
]

const history: Table = {
  name: 'b3_event_version',
  description: 'One row per event of a company, each time that this installation saw its events change.',
  columns: eventVersionColumns,
  sql: 'b3_event_version.sql',
  orderBy: ['issuer_code', 'version', 'last_day_with', 'list', 'isin', 'share_class', 'label', 'value', 'factor'],
  key: [
    ...['issuer_code', 'version', 'list', 'isin', 'share_class', 'label', 'last_day_with', 'approved_on'],
    ...['payment_date', 'issued_isin', 'factor', 'value', 'quoted_per_shares', 'subscription_percent'],
    ...['subscription_price', 'closing_price', 'closing_date'],
  ],
  rowGroupSize: 20_480,
}

const materializedViews: readonly MaterializedView[] = [
  {
    name: 'b3_event_close',
    description:
      'One row per security and last day with a cash event of its company: the close that the factor of the event is computed with.',
    columns: eventCloseColumns,
    sql: 'b3_event_close.sql',
    reads: ['b3_event', 'b3_event_issuer', 'b3_quote'],
    shows: ['b3_quote'],
    orderBy: ['isin', 'last_day_with'],
    key: ['isin', 'last_day_with'],
    rowGroupSize: 20_480,
  },
]

/** Describes the dataset with companies that the operator adds to those that are built in. */
export function describeEvents(own: readonly string[]): Dataset {
  const added = [...new Set(own)].filter((issuer) => !ISSUERS.includes(issuer)).sort()
  const issuers = [...ISSUERS, ...added]
  return defineDataset({
    id: 'b3_event',
    title: { en: 'Corporate events', pt: 'Eventos societários' },
    publisher: 'B3',
    licence: 'Events of listed companies that B3 shows free of charge: name the source and mind its terms of use',
    terms: {
      kind: 'restricted',
      holder: 'B3',
      text: 'B3 shows the events of listed companies free of charge and reserves the rights: whoever hands them on needs its permission.',
      files: 'refused',
    },
    attribution: 'Source: B3, listed companies, www.b3.com.br.',
    description:
      'Dividends, interest, splits, bonuses, groupings and subscriptions of listed companies, as the exchange lists them: what quotes are adjusted by.',
    revisions:
      'The exchange writes its lists anew and keeps no old ones. An older snapshot has what was known at its time, and b3_event_version has all events of a company each time that one changed.',
    expectation: {
      every: 'unknown',
      because: 'Events have no fixed days, and the answers do not say when they were written.',
    },
    caveats: [
      'No real answer was at hand: the layout is as public readers know it, and all sources are untested.',
      'The lists are not whole: small and delisted companies lack splits. An adjusted price is null where the number of the distribution in the quotes shows an event that no list has.',
      'Only companies that are built in are asked for, and those that the operator adds.',
      'Spin-offs, mergers, redemptions and subscriptions have no factor: nothing says how much of the price they are.',
      'The sample is synthetic: one invented company.',
    ],
    folder: new URL('.', import.meta.url),
    partitionBy: 'all',
    ...(added.length > 0 && { declaredByOperator: added }),
    separateSources: {
      together: issuers.map((issuer) => [supplementId(issuer), cashId(issuer)]),
      because: 'The answers are of one company each: one that is refused keeps no other.',
    },
    sources: issuers.flatMap((issuer) => [supplement(issuer), cash(issuer)]),
    tolerance: {
      lines: 0,
      share: 0,
      because: 'An answer is one document.',
    },
    lookups: [],
    quarantineRules: [],
    staging: [{ name: 'event_line', sql: 'event_line.sql', as: 'view' }],
    tables,
    history,
    materializedViews,
    checks,
  })
}

export default describeEvents([])
