import { z } from 'zod'
import { lastDayOfMonth } from '../../../../api/business-day.ts'
import { defineEndpoint, type Row, type Value } from '../../../../api/endpoint.ts'
import { dayInput } from '../../../../api/input.ts'
import { described, objectOutput } from '../../../../api/output.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { assetCodeInput } from '../../../../fund/api/asset-code.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { findAsset } from '../../../../fund/api/find-asset.ts'
import { includeTermsInput, readRegisterTerms, TERMS_SCOPE } from '../../../../fund/api/register-terms.ts'
import { describeGroup } from '../asset-output.ts'
import { nameOfBond } from '../../bond-codes.ts'
import { datasetMonth } from '../holders/dataset-month.ts'
import { listHiddenMembers } from '../holders/members-of-kind.ts'
import { assetOutput } from './output.ts'

const ROWS = new URL('asset_rows.sql', import.meta.url)
const LINKS = new URL('asset_links.sql', import.meta.url)
const HELD = new URL('asset_held.sql', import.meta.url)

const monthDay = described(
  z.iso.date(),
  'Last day of the competence month of `holders`, `value` and `filed_as`.',
  'DATE',
)

export const asset = defineEndpoint({
  id: 'asset',
  path: '/v1/asset/{code}',
  summary: 'An asset: what it is, under which names it was filed, and how much of it is held',
  description:
    'A ticker, ISIN, Selic, CETIP or contract code, the CNPJ of a fund, or an `asset_id`, in letters of any case. Lines name one asset in several ways: links say, with their days, which names are one, and only links of the month count. Another code than an `asset_id` also finds the name that its asset came to have since. A Selic code without maturity that names several bonds is a 409 with the list. `include=terms` adds what the register of debentures has about a paper, by its code or by a link derived for the month. It stands beside the filed facts and never replaces them.',
  dataset: 'cvm_fund_portfolio',
  extraScopes: [TERMS_SCOPE],
  input: z.strictObject({
    code: assetCodeInput,
    date: dayInput('A day of the requested competence month; omitted, the newest that is complete.').optional(),
    include: includeTermsInput,
  }),
  output: objectOutput(monthDay, assetOutput),
  rows: ['data'],
  rowKeys: { reference_date: monthDay },
  headers: RULES_VERSION_HEADER,
  examples: [{ code: 'petr4', date: '20251031' }, { code: 'BRPETRACNPR6' }],
  async answer(snapshot, { code, date, include }) {
    const month = datasetMonth(snapshot, date?.slice(0, 7) ?? null)
    const found = await findAsset(snapshot, code, month)
    const { asset_id, kind, ids } = found
    const [rows, links, [held], terms] = await Promise.all([
      snapshot.query(ROWS, { ids }),
      snapshot.query(LINKS, { ids }),
      snapshot.query(HELD, { ids }, [month]),
      include === undefined ? null : readRegisterTerms(snapshot, ids, month),
    ])
    const reference_date = lastDayOfMonth(month)
    const data = {
      ...describeAsset(asset_id, rows),
      ...describeGroup(found),
      filed_as: rows.map((row) => pick(row, FILED_AS)),
      links,
      ...describeHeld(held, listHiddenMembers(snapshot, month, kind)),
      holders_path: `/v1/asset/${encodeURIComponent(asset_id)}/holders?date=${reference_date}`,
      ...(include !== undefined && { terms }),
    }
    return {
      body: { success: true, reference_date, data },
      rowKeys: { reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [month]),
      fileName: `asset-${asset_id.replaceAll(/[^A-Za-z0-9]+/g, '_')}-${month}`,
    }
  },
})

/** Describes how much is held, as far as it is known. */
function describeHeld(held: Row | undefined, hidden: readonly string[]): Row {
  const [holders, value] = [held?.['holders'] ?? null, held?.['value'] ?? null]
  const isKnown = hidden.length === 0
  return {
    holders: isKnown ? holders : null,
    value: isKnown ? value : null,
    seen_holders: holders,
    seen_value: value,
    missing_members: hidden.join(','),
  }
}

const FILED_AS = ['asset_id', 'kind', 'names', 'first_month', 'last_month', 'first_quoted', 'last_quoted']

/** Fields in the order of the answer, with the value for an asset without any. */
const UNKNOWN: Row = {
  kind: 'unknown',
  name: '',
  ticker: '',
  isin: '',
  cnpj: '',
  maturity_date: null,
  selic_code: '',
  first_month: null,
  last_month: null,
  first_quoted: null,
  last_quoted: null,
  names: [],
  tickers: [],
}

/** Describes an asset, preferring its own name to its others. A fund without holders has only a number. */
function describeAsset(asset_id: string, rows: readonly Row[]): Row {
  const [, fund] = /^fund:([^:]+)/.exec(asset_id) ?? []
  const own = rows.filter((row) => row['asset_id'] === asset_id)
  const all = [...own, ...rows.filter((row) => !own.includes(row)), ...(fund === undefined ? [] : [ofFund(fund)])]
  const known = Object.entries(UNKNOWN).map(([name, unknown]) => [
    name,
    all.map((row) => row[name]).find(isSaid) ?? unknown,
  ])
  const bond = nameOfBond(asset_id)
  return { asset_id, ...(Object.fromEntries(known) as Row), ...(bond !== null && { name: bond }) }
}

function ofFund(cnpj: string): Row {
  return { kind: 'fund_quota', cnpj }
}

function isSaid(value: Value | undefined): value is Value {
  return value !== undefined && value !== null && value !== '' && value !== 'unknown' && !isEmptyList(value)
}

function isEmptyList(value: Value): boolean {
  return Array.isArray(value) && value.length === 0
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
}
