import { beforeAll, describe, expect, it } from 'vitest'
import { readServed, type TextRow, textRows } from '../../../helpers/build.ts'
import { exactJson } from '../../../helpers/exact-json.ts'
import { readProblem } from '../../../server/helpers/body.ts'
import { amount, sum, units } from '../../../server/helpers/cents.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'

let api: SharedApi
let folder: string

beforeAll(async () => {
  api = await shareSample()
  folder = (await readServed(api.dataDir)).folder
})

type Found = Readonly<Record<string, string>>
interface Listed {
  readonly data: readonly Found[]
  readonly unknown: readonly Found[]
  readonly coverage: readonly Found[]
  readonly [name: string]: unknown
}

async function ask<T>(path: string): Promise<T> {
  const reply = await api.get(path)
  expect(reply.status, `${path} ${reply.text.slice(0, 300)}`).toBe(200)
  return exactJson(reply.text) as T
}

/** All rows of a list, and what the first page says of it. */
async function askAll(path: string): Promise<Listed> {
  const first = await ask<Listed>(`${path}${path.includes('?') ? '&' : '?'}page_size=1000`)
  const rows = [...first.data]
  for (let next = first['next'] as string | null; next !== null;) {
    const page: Listed = await ask<Listed>(next)
    rows.push(...page.data)
    next = page['next'] as string | null
  }
  return { ...first, data: rows }
}

const addUp = (rows: readonly Found[], column: string) => sum(rows.map((row) => row[column] ?? ''))

// A second reading of the issuers of the real months, line by line, which shares no code with the tables.
const VALID = (cnpj: string) => {
  if (!/^\d{14}$/.test(cnpj) || /^(.)\1*$/.test(cnpj)) return false
  const digit = (length: number) => {
    const weighted = [...cnpj.slice(0, length)].reverse().map((each, at) => Number(each) * (2 + (at % 8)))
    const rest = weighted.reduce((total, each) => total + each, 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  return Number(cnpj[12]) === digit(12) && Number(cnpj[13]) === digit(13)
}
const MONTHS = ['2024-02', '2025-10']
const OWN_KINDS = ['listed_share', 'unit', 'receipt', 'private_paper']

interface PlainLine {
  readonly root: string | null
  readonly role: string
  readonly kind: string
  readonly value: bigint
  readonly cnpj: string
}

/** What a line says of its issuer. */
const COLUMNS = [
  'cnpj', 'asset_id', 'asset_kind', 'asset_type', 'asset_description', 'isin', 'issuer_document', 'issuer_cnpj',
  'issuer_name', 'issuer_person_type', 'final_position_value',
] // prettier-ignore

let plain: Promise<ReadonlyMap<string, PlainLine[]>> | undefined

/** Both months are read once. */
async function linesOf(month: string): Promise<readonly PlainLine[]> {
  plain ??= readPlainLines()
  return (await plain).get(month) ?? []
}

async function readPlainLines(): Promise<ReadonlyMap<string, PlainLine[]>> {
  const read = async (month: string) =>
    textRows(
      `SELECT ${COLUMNS.map((column) => `${column}::VARCHAR AS ${column}`).join(', ')} FROM read_parquet('${folder}/cvm_fund_portfolio/competence_month=${month}/*.parquet', hive_partitioning = false)
       WHERE NOT confidential AND position IN ('owned', 'lent', 'borrowed')`,
    )
  const lines = new Map<string, TextRow[]>()
  for (const month of MONTHS) lines.set(month, await read(month))
  const filed = (line: TextRow) => {
    const number = line['issuer_document'] ?? line['issuer_cnpj'] ?? ''
    const isOwn = OWN_KINDS.includes(line['asset_kind'] ?? '') && line['issuer_person_type'] !== 'PF'
    return isOwn && VALID(number) && number !== line['cnpj'] && !(line['issuer_name'] ?? '').startsWith('***')
      ? number.slice(0, 8)
      : null
  }
  const letters = new Map(MONTHS.map((month) => [month, new Map<string, Set<string>>()]))
  for (const [month, rows] of lines) {
    for (const line of rows) {
      const root = filed(line)
      const name = /^b3:(....)/.exec(line['asset_id'] ?? '')?.[1]
      if (root === null || name === undefined || !['listed_share', 'unit'].includes(line['asset_kind'] ?? '')) continue
      const own = letters.get(month)
      own?.set(name, (own.get(name) ?? new Set()).add(root))
    }
  }
  // Both months are within 24 of each other.
  const rootOf = (name: string | undefined, month: string) => {
    if (name === undefined) return null
    const own = [...(letters.get(month)?.get(name) ?? [])]
    const all = [...new Set([...letters.values()].flatMap((each) => [...(each.get(name) ?? [])]))]
    const roots = own.length > 0 ? own : all
    return roots.length === 1 ? (roots[0] ?? null) : null
  }
  const judge = (line: TextRow, month: string): PlainLine => {
    const [kind, id, type] = [line['asset_kind'] ?? '', line['asset_id'] ?? '', line['asset_type'] ?? '']
    const isDebenture = kind === 'private_paper' && type.startsWith('Debênture')
    const names =
      kind !== 'private_paper'
        ? [/^b3:(....)/.exec(id)?.[1]]
        : isDebenture
          ? [
              /^BR(....)/.exec(line['isin'] ?? id.replace('isin:', ''))?.[1],
              /^cetip:([A-Z]{4})[A-Z0-9]*\d/.exec(id)?.[1],
            ]
          : []
    const roots = [...new Set(names.map((name) => rootOf(name, month)).filter((root) => root !== null))]
    const ofLetters = OWN_KINDS.includes(kind) && roots.length === 1 ? (roots[0] ?? null) : null
    const isVehicle =
      kind === 'private_paper' &&
      (['CRA', 'CCI', 'Certificado de recebíveis imobiliários'].includes(type) ||
        /(^|[^A-Z0-9])(CRI|CRA|CCI)([^A-Z0-9]|$)/.test((line['asset_description'] ?? '').toUpperCase()))
    return {
      root: kind === 'government_bond' ? 'treasury' : (filed(line) ?? ofLetters),
      role: isVehicle ? 'vehicle' : 'issuer',
      kind,
      value: units(line['final_position_value'] ?? '0.00', 2),
      cnpj: line['cnpj'] ?? '',
    }
  }
  return new Map([...lines].map(([month, rows]) => [month, rows.map((line) => judge(line, month))]))
}

describe.each(MONTHS)('the issuers of the real month %s', (month) => {
  it('add up, each, to what a second reading of the lines adds up: value, classes and lines', async () => {
    const lines = await linesOf(month)
    for (const role of ['issuer', 'vehicle']) {
      const plain = new Map<string, { value: bigint; classes: Set<string>; lines: number }>()
      for (const line of lines.filter((each) => each.role === role)) {
        if (line.root === null) continue
        const own = plain.get(line.root) ?? { value: 0n, classes: new Set(), lines: 0 }
        own.value += line.value
        own.lines += 1
        plain.set(line.root, { ...own, classes: own.classes.add(line.cnpj) })
      }

      const { data } = await askAll(`/v1/issuers?date=${month}&role=${role}&sort_by=issuer_id&sort_order=asc`)

      expect(data.length).toBeGreaterThan(role === 'issuer' ? 300 : 20)
      expect(
        data.map(({ issuer_id, direct_value, class_count, line_count }) => [
          issuer_id,
          direct_value,
          class_count,
          line_count,
        ]),
      ).toEqual(
        [...plain].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, own]) => [
          id, amount(own.value), String(own.classes.size), String(own.lines),
        ]), // prettier-ignore
      )
    }
  })

  it('and the lines without one, by reason, are all lines that count', async () => {
    const lines = await linesOf(month)
    const [issuers, vehicles] = await Promise.all(
      ['issuer', 'vehicle'].map((role) => askAll(`/v1/issuers?date=${month}&role=${role}`)),
    )
    const known = [...(issuers?.data ?? []), ...(vehicles?.data ?? [])]
    const unknown = issuers?.unknown ?? []

    expect(sum([addUp(known, 'direct_value'), addUp(unknown, 'value')])).toBe(
      amount(lines.reduce((total, { value }) => total + value, 0n)),
    )
    expect(
      issuers?.coverage.filter(({ kind, block }) => kind === null && block === null).map(({ value }) => value),
    ).toHaveLength(2)
    expect([...known, ...unknown].reduce((total, row) => total + Number(row['line_count']), 0)).toBe(lines.length)
  })
})

const OCTOBER = 'date=2025-10-31'

describe('an issuer', () => {
  it('is found by root, CNPJ, ticker, ISIN and treasury, with its figures by role and kind', async () => {
    for (const id of ['05197443', '05197443000138', '05.197.443%2F0001-38', 'hapv3', 'BRHAPVACNOR4']) {
      const { data } = await ask<{ data: Record<string, unknown> & { exposures: Found[] } }>(
        `/v1/issuer/${id}?${OCTOBER}`,
      )
      expect(data['issuer_id'], id).toBe('05197443')
      expect(
        data.exposures.map(({ role, kind, direct_value, class_count }) => [role, kind, direct_value, class_count]),
      ).toEqual([
        ['issuer', 'listed_share', '88236281.84', '20'],
        ['issuer', 'private_paper', '895270735.39', '89'],
      ])
      expect(data).toMatchObject({
        direct_value: '983507017.23', class_count: '109', is_partial: true, share_of_market_percent: null,
        share_of_market_percent_reason: 'month_incomplete', previous_direct_value_reason: 'month_not_compiled', grouping: 'root',
      }) // prettier-ignore
    }
    const { data } = await ask<{ data: Found }>(`/v1/issuer/treasury?${OCTOBER}`)
    expect(data).toMatchObject({ issuer_id: 'treasury', direct_value: '23130405189.02', cnpj: '' })
  })

  it('says which codes it may be where there is none', async () => {
    const problem = readProblem(await api.get(`/v1/issuer/HAPX3?${OCTOBER}`))

    expect(problem).toMatchObject({ status: 404, error_data: { reason: 'issuer_not_found' } })
    expect(JSON.stringify(problem)).toContain('HAPV3')
  })

  it('has figures that are whole where the members that lack lines are not asked', async () => {
    const { data } = await ask<{ data: Found }>(`/v1/issuer/33000167?${OCTOBER}&filing_group=structured`)

    expect(data).toMatchObject({ is_partial: false, share_of_market_percent_reason: '' })
    expect(units(data['direct_value'] ?? '', 2)).toBeLessThanOrEqual(units('2171630304.01', 2))
  })

  it('owes debentures and not the claims that it securitised', async () => {
    const [issuer, vehicle] = await Promise.all(
      ['issuer', 'vehicle'].map((role) => ask<Listed>(`/v1/issuers?${OCTOBER}&q=02773542&role=${role}`)),
    )

    expect(issuer?.data[0]).toMatchObject({ direct_value: '199306889.56', is_securitiser: true })
    // CRA of 664,799,414.07 and a CRI.
    expect(vehicle?.data[0]).toMatchObject({ direct_value: '670879777.78' })
  })

  it('is found by words of any of its spellings, and as a kind of the search', async () => {
    const { data } = await ask<Listed>(`/v1/issuers?${OCTOBER}&q=participacoes%20HAPVIDA`)
    expect(data.map(({ issuer_id }) => issuer_id)).toContain('05197443')

    const found = await ask<Listed>('/v1/search?q=hapvida&kind=issuer')
    expect(found.data.map(({ kind, id }) => [kind, id])).toContainEqual(['issuer', '05197443'])
  })

  it('is null in a partial month of its history, and says what is seen', async () => {
    const { data } = await ask<Listed>('/v1/issuer/05197443/history')

    expect(
      data.map(({ reference_date, direct_value, direct_value_reason }) => [
        reference_date,
        direct_value,
        direct_value_reason,
      ]),
    ).toEqual([
      ['2024-02-29', null, 'month_incomplete'],
      ['2025-10-31', null, 'month_incomplete'],
    ])
    expect(data.at(-1)).toMatchObject({ seen_value: '983507017.23', seen_class_count: '109' })
    const structured = await ask<Listed>('/v1/issuer/05197443/history?filing_group=structured&from=2025-10')
    expect(structured.data).toMatchObject([{ direct_value_reason: '', missing_members: '' }])
  })
})

describe('who has something of an issuer', () => {
  it('adds up to the issuer, and each row and each group to its lines', async () => {
    const { data } = await askAll(`/v1/issuer/05197443/holders?${OCTOBER}`)
    expect(data).toHaveLength(109)
    expect(addUp(data, 'direct_value')).toBe('983507017.23')

    for (const row of [...data.slice(0, 3), ...data.slice(-2)]) {
      const lines = await askAll(row['explain'] ?? '')
      expect(addUp(lines.data, 'final_position_value')).toBe(row['direct_value'])
    }
    for (const group of ['manager', 'administrator', 'kind']) {
      const groups = await askAll(`/v1/issuer/05197443/holders?${OCTOBER}&group_by=${group}`)
      for (const row of groups.data.slice(0, 4)) {
        const lines = await askAll(row['explain'] ?? '')
        expect(addUp(lines.data, 'final_position_value'), group).toBe(row['direct_value'])
      }
      if (group === 'kind') expect(addUp(groups.data, 'direct_value')).toBe('983507017.23')
    }
  })

  it('says the file and line of each line', async () => {
    const { data } = await ask<{ data: readonly { source: Found }[] }>(
      `/v1/issuer/05197443/lines?${OCTOBER}&provenance=true&kind=private_paper&page_size=1`,
    )

    expect(data[0]?.source).toMatchObject({ file: 'cda_fi_202510.zip', member: 'cda_fi_BLC_6_202510.csv' })
  })

  it('has a loss that is linear in the haircut, and at 100 all of it', async () => {
    const at = async (percent: string) =>
      (await askAll(`/v1/issuer/05197443/holders?${OCTOBER}&haircut_percent=${percent}&sort_by=cnpj`)).data
    const [ten, thirty, all] = [await at('10'), await at('30'), await at('100')]

    expect(all.map(({ loss_value }) => loss_value)).toEqual(all.map(({ direct_value }) => `${direct_value ?? ''}0000`))
    expect(all.map(({ loss_share_percent }) => loss_share_percent)).toEqual(
      all.map(({ share_percent }) => share_percent),
    )
    const tripled = ten.map(({ loss_value }) => units(loss_value ?? '', 6) * 3n)
    expect(thirty.map(({ loss_value }) => units(loss_value ?? '', 6))).toEqual(tripled)
  })

  it('has through funds what the look-through of the class has of the issuer', async () => {
    const indirect: Found[] = []
    for (const id of ['treasury', '62144175', '35379794', '12130744']) {
      const holders = await askAll(`/v1/issuer/${id}/holders?${OCTOBER}&indirect=true&min_shortest_depth=1`)
      indirect.push(...holders.data.slice(0, 3))
    }
    expect(indirect.length).toBeGreaterThan(5)
    for (const row of indirect) {
      const { data: found } = await ask<{ data: { portfolio: Found[] } }>(
        `${row['explain_total'] ?? ''}&page_size=1000`,
      )
      expect(addUp(found.portfolio, 'value'), row['explain_total']).toBe(row['total_value'])
      expect(found.portfolio.length).toBeGreaterThan(0)
    }
  })

  it('leaves leaves of other issuers and assets out of both views of a look-through', async () => {
    const [holder] = (await ask<Listed>(`/v1/issuer/treasury/holders?${OCTOBER}&indirect=true&min_shortest_depth=1`))
      .data
    const path = `/v1/fund/${holder?.['cnpj'] ?? ''}/portfolio/look-through?${OCTOBER}&page_size=1000`
    const leaves = (
      await ask<{ data: { portfolio: { metainfo: Found; resolution: string }[] } }>(`${path}&issuer=treasury`)
    ).data
    expect(leaves.portfolio.length).toBeGreaterThan(0)
    expect(new Set(leaves.portfolio.map(({ metainfo }) => metainfo['asset_id']?.split(':')[0]))).toEqual(
      new Set(['selic']),
    )

    const asset = leaves.portfolio[0]?.metainfo['asset_id'] ?? ''
    const ofAsset = (await ask<{ data: { portfolio: Found[] } }>(`${path}&view=aggregate&asset=${asset}`)).data
    expect(ofAsset.portfolio.map(({ asset_id }) => asset_id)).toEqual([asset])
    const none = readProblem(await api.get(`${path}&role=vehicle`))
    expect(none.status).toBe(400)
  })

  it('refuses sums of look-throughs over classes', async () => {
    const problem = readProblem(await api.get(`/v1/issuer/05197443/holders?${OCTOBER}&group_by=manager&indirect=true`))

    expect(problem.status).toBe(400)
  })
})
