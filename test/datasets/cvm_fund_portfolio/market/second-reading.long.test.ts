import { beforeAll, describe, expect, it } from 'vitest'
import { readServed, type TextRow, textRows } from '../../../helpers/build.ts'
import { ISSUER_MONTHS, type PlainIssuerLine, readPlainIssuers } from '../../../helpers/plain-reading/issuers.ts'
import {
  type PlainClass,
  type PlainMonth,
  readCents,
  readPlainLinks,
  readPlainMonth,
  readPlainParties,
} from '../../../helpers/plain-reading/market.ts'
import { shareSample } from '../../../server/helpers/shared.ts'
import { SAMPLE } from '../../../server/helpers/snapshot.ts'

/** By default the bundled sample; else the files of SOURCE_MIRROR and what DATA_DIR has published of them. */
const { SOURCE_MIRROR: mirror = SAMPLE, DATA_DIR: dataDir } = process.env
const isOther = mirror !== SAMPLE && dataDir !== undefined

let folder: string
beforeAll(async () => {
  folder = (await readServed(isOther ? dataDir : (await shareSample()).dataDir)).folder
})

function readMonthOf(table: string, month: string): Promise<TextRow[]> {
  return textRows(
    `SELECT COLUMNS(*)::VARCHAR FROM read_parquet('${folder}/${table}/competence_month=${month}/*.parquet', hive_partitioning = false)`,
  )
}

/** Lists those that differ, under what they are totals of. */
function compare(found: ReadonlyMap<string, unknown>, expected: ReadonlyMap<string, unknown>): readonly string[] {
  const names = new Set([...found.keys(), ...expected.keys()])
  const write = (value: unknown) =>
    JSON.stringify(value ?? null, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each))
  return [...names].sort().flatMap((name) => {
    const [one, other] = [write(found.get(name)), write(expected.get(name))]
    return one === other ? [] : [`${name}: ${one} in the table, ${other} by the second reading`]
  })
}

describe.each(ISSUER_MONTHS)('the totals of the real month %s', (month) => {
  let plain: PlainMonth
  beforeAll(async () => {
    plain = await readPlainMonth(mirror, folder, month)
  })

  it('of every class are those of a second reading of the filed members', async () => {
    const rows = await readMonthOf('cvm_class_total', month)
    const found = rows.map((row): [string, unknown] => [
      row['cnpj'] ?? '',
      [
        readCents(row, 'nav_value'),
        Number(row['line_count']),
        readCents(row, 'total_portfolio_value') ?? 0n,
        ...['direct_value', 'internal_value', 'confidential_value', 'unnetted_value'].map((each) =>
          readCents(row, each),
        ),
      ],
    ])
    const expected = [...plain.classes].map(([cnpj, each]): [string, unknown] => {
      const sums = [each.direct, each.internal, each.confidential, each.unnetted]
      return [cnpj, [each.nav, each.lineCount, each.total, ...(each.lineCount > 0 ? sums : sums.map(() => null))]]
    })

    expect(rows.length).toBeGreaterThan(isOther ? 25_000 : 500)
    expect(compare(new Map(found), new Map(expected))).toEqual([])
  })

  it.each(['manager', 'administrator'])('of every %s are those of its classes', async (type) => {
    const rows = (await readMonthOf('cvm_party_month', month)).filter((row) => row['party_type'] === type)
    const found = rows.map((row): [string, unknown] => [
      row['party_cnpj'] ?? '',
      [
        Number(row['class_count']),
        Number(row['co_managed_count']),
        ...['nav_value', 'co_managed_nav_value', 'total_portfolio_value', 'internal_value', 'direct_value', 'confidential_value'].map(
          (each) => readCents(row, each) ?? 0n,
        ),
      ],
    ]) // prettier-ignore
    const parties = await readPlainParties(folder, plain.classes.keys(), type)

    expect(rows.length).toBeGreaterThan(10)
    expect(compare(new Map(found), addUpParties(plain, parties))).toEqual([])
  })

  it('of every asset are those of the filed lines, each real once', async () => {
    const link = await readPlainLinks(folder, month)
    const expected = new Map<string, { long: bigint; lent: bigint; short: bigint; lines: number }>()
    for (const { assetId, assetKind, position, value, isConfidential } of plain.positions) {
      if (isConfidential || position === null) continue
      const name = assetId === null ? `without a name: ${assetKind}` : link(assetId)
      const own = expected.get(name) ?? { long: 0n, lent: 0n, short: 0n, lines: 0 }
      own.lines += 1
      if (position === 'borrowed') own.short += value
      else own.long += value
      if (position === 'lent') own.lent += value
      expected.set(name, own)
    }
    const rows = (await readMonthOf('cvm_market_asset', month)).filter((row) => row['line_count'] !== '0')
    const found = rows.map((row): [string, unknown] => [
      row['asset_id'] ?? `without a name: ${row['asset_kind'] ?? ''}`,
      {
        long: readCents(row, 'long_value'),
        lent: readCents(row, 'lent_value'),
        short: readCents(row, 'short_value'),
        lines: Number(row['line_count']),
      },
    ])

    expect(rows.length).toBeGreaterThan(100)
    expect(compare(new Map(found), expected)).toEqual([])
  })

  it('of every issuer, in each role, are those of its lines', async () => {
    const lines = (await readPlainIssuers(folder)).get(month) ?? []
    const rows = (await readMonthOf('cvm_issuer_month', month)).filter((row) => row['asset_kind'] === 'all')
    const found = rows.map((row): [string, unknown] => [
      `${row['issuer_id'] ?? ''} ${row['role'] ?? ''}`,
      [readCents(row, 'direct_value'), Number(row['class_count']), Number(row['line_count'])],
    ])

    expect(rows.length).toBeGreaterThan(100)
    expect(compare(new Map(found), addUpIssuers(lines))).toEqual([])
    // Compiling changes no value: what counts adds up to the same.
    const counted = plain.positions.filter(({ position, isConfidential }) => position !== null && !isConfidential)
    expect(lines.reduce((sum, { value }) => sum + value, 0n)).toBe(counted.reduce((sum, { value }) => sum + value, 0n))
  })
})

type Parties = ReadonlyMap<string, ReadonlySet<string>>

function addUpParties(month: PlainMonth, parties: Parties): ReadonlyMap<string, unknown> {
  const internal = addUpInternal(month, parties)
  const own = new Map<string, PlainClass[]>()
  for (const each of month.classes.values()) {
    for (const party of parties.get(each.cnpj) ?? []) {
      const known = own.get(party)
      if (known === undefined) own.set(party, [each])
      else known.push(each)
    }
  }
  return new Map(
    [...own].map(([party, of]) => {
      const shared = of.filter(({ cnpj }) => (parties.get(cnpj)?.size ?? 0) > 1)
      const navs = (each: readonly PlainClass[]) => each.reduce((sum, { nav }) => sum + (nav ?? 0n), 0n)
      const add = (figure: 'total' | 'direct' | 'confidential') => of.reduce((sum, each) => sum + each[figure], 0n)
      return [
        party,
        [of.length, shared.length, navs(of), navs(shared), add('total'), internal.get(party) ?? 0n, add('direct'), add('confidential')],
      ] // prettier-ignore
    }),
  )
}

/** Adds up the quotas that classes of a party hold of each other, where the class that is held has a NAV. */
function addUpInternal({ classes, positions }: PlainMonth, parties: Parties): ReadonlyMap<string, bigint> {
  const internal = new Map<string, bigint>()
  for (const { cnpj, held, value } of positions) {
    if (held === null || held === cnpj || (classes.get(held)?.nav ?? null) === null) continue
    for (const party of parties.get(cnpj) ?? []) {
      if (parties.get(held)?.has(party) === true) internal.set(party, (internal.get(party) ?? 0n) + value)
    }
  }
  return internal
}

function addUpIssuers(lines: readonly PlainIssuerLine[]): ReadonlyMap<string, unknown> {
  const sums = new Map<string, { value: bigint; classes: Set<string>; lines: number }>()
  for (const { root, role, value, cnpj } of lines) {
    if (root === null) continue
    const name = `${root} ${role}`
    const own = sums.get(name) ?? { value: 0n, classes: new Set<string>(), lines: 0 }
    own.value += value
    own.lines += 1
    own.classes.add(cnpj)
    sums.set(name, own)
  }
  return new Map([...sums].map(([name, own]) => [name, [own.value, own.classes.size, own.lines]]))
}
