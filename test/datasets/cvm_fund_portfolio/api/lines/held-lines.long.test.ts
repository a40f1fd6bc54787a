import { Lake } from '../../../../../lake/lake.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPackedNames } from '../../../../../schemas/core/packed.ts'
import { VALUE_SEPARATOR } from '../../../../../schemas/core/value-text.ts'
import type { Row, Snapshot } from '../../../../../schemas/api/endpoint.ts'
import {
  readLinesOfClass,
  readLinesOfClasses,
} from '../../../../../schemas/datasets/cvm_fund_portfolio/api/lines/held-lines.ts'
import {
  type HeldLine,
  listInOrder,
  type PackedLine,
  unpackLine,
} from '../../../../../schemas/datasets/cvm_fund_portfolio/api/lines/packed-line.ts'
import { packedValues } from '../../../../../schemas/datasets/cvm_fund_portfolio/packed.ts'
import { dropNulls } from '../../../../../schemas/fund/api/fund.ts'
import { type SnapshotFollower, follow } from '../../../../../server/snapshots/follow.ts'
import { quietIntegrity } from '../../../../server/helpers/integrity.ts'
import { sampleDataDir } from '../../../../server/helpers/snapshot.ts'

/** Classes whose lines are read at once. */
const AT_ONCE = 50

let following: SnapshotFollower

beforeAll(async () => {
  const limits = { concurrency: 2, timeoutMs: 60_000, olderSnapshots: 1, integrity: quietIntegrity() }
  following = await follow(new Lake(await sampleDataDir()), limits, pino({ level: 'silent' }))
})

afterAll(() => following.close())

/** A snapshot as one that was published before lines were packed. */
const withoutPackedLines = (snapshot: Snapshot): Snapshot => ({ ...snapshot, monthsWith: () => [] })
const withoutNulls = (line: Row): Row => ({ ...line, metainfo: dropNulls(line['metainfo'] as Row) })

async function listClasses(snapshot: Snapshot, month: string): Promise<string[]> {
  const rows = await snapshot.query(new URL('all_filers.sql', import.meta.url), {}, [month])
  return (rows as unknown as { readonly cnpj: string }[]).map(({ cnpj }) => cnpj)
}

describe('the lines of a month', () => {
  it('are the same packed and in columns, in every month of the sample', async () => {
    const counts = await following.use(null, async (snapshot) => {
      const counted: number[] = []
      for (const month of snapshot.months('cvm_fund_portfolio')) {
        const classes = await listClasses(snapshot, month)
        let count = 0
        for (let at = 0; at < classes.length; at += AT_ONCE) {
          const some = classes.slice(at, at + AT_ONCE)
          const packed = await readLinesOfClasses(snapshot, some, month)
          const wide = await readLinesOfClasses(withoutPackedLines(snapshot), some, month)
          expect(packed).toEqual(wide.map(withoutNulls))
          count += packed.length
        }
        counted.push(count)
      }
      return counted
    })

    expect(counts.length).toBeGreaterThan(1)
    expect(Math.min(...counts)).toBeGreaterThan(10_000)
  })

  it('come in the order of an answer for one class, packed or not', async () => {
    await following.use(null, async (snapshot) => {
      for (const cnpj of ['62415896000127', '00068305000135']) {
        for (const month of ['2025-10', '2024-02']) {
          const packed = await collect(await readLinesOfClass(snapshot, cnpj, month))
          const wide = await collect(await readLinesOfClass(withoutPackedLines(snapshot), cnpj, month))
          expect(packed.map(({ id }) => id)).toEqual(wide.map(({ id }) => id))
        }
      }
    })
  })

  it('count for the work budget of a request before they are made from their texts', async () => {
    await following.use(null, async (snapshot) => {
      const spent: number[] = []
      const spend = (units: number) => {
        spent.push(units)
        return false
      }
      const work = { spend, rest: () => Promise.resolve() }
      const lines = await readLinesOfClasses({ ...snapshot, work }, ['62415896000127', '00068305000135'], '2025-10')

      expect(lines.length).toBeGreaterThan(1)
      expect(spent).toEqual([100 * lines.length])
    })
  })

  it('are none for a month that the snapshot lacks', async () => {
    const lines = await following.use(null, (snapshot) => readLinesOfClass(snapshot, '62415896000127', '1999-01'))
    expect(await collect(lines)).toEqual([])
  })
})

async function collect({ pieces }: { readonly pieces: AsyncIterable<readonly Row[]> }): Promise<HeldLine[]> {
  const lines: Row[] = []
  for await (const piece of pieces) lines.push(...piece)
  return lines as HeldLine[]
}

describe('a packed line', () => {
  const pack = (values: Readonly<Record<string, string>>, id = 'a-0', upTo?: number): PackedLine => ({
    cnpj: '11222333000181',
    id,
    packed: listPackedNames(packedValues)
      .slice(0, upTo)
      .map((name) => values[name] ?? '')
      .join(VALUE_SEPARATOR),
  })
  const filed = { block: '1', category: 'federal_bonds', is_investment: 'true', confidential: 'false' }

  it('begins with what lines are put in order by', () => {
    expect(listPackedNames(packedValues).slice(0, 2)).toEqual(['application_type', 'final_position_value'])
  })

  it('has each value once', () => {
    const names = listPackedNames(packedValues)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is put in order by its exact value without the sign, those without a value last, then by id', () => {
    const values = ['9.99', '-10.00', '', '123456789012345678.01', '123456789012345678.02', '10.00']
    const lines = values.map((final_position_value, n) =>
      pack({ ...filed, application_type: 'Ações', final_position_value }, `${String(n)}-0`),
    )

    expect(listInOrder(lines).map(({ id }) => id)).toEqual(['4-0', '3-0', '1-0', '5-0', '0-0', '2-0'])
  })

  it('gives what it lacks as an answer does: text as "", figures of trades as 0, a value as null', () => {
    const line = unpackLine(pack(filed))

    expect(line).toMatchObject({ application_type: '', business_type: '', related_issuer: false })
    expect(line['sales_quantity']).toMatchObject({ text: '0.000000' })
    expect(line['sales_value']).toMatchObject({ text: '0.00' })
    expect(line['final_position_value']).toBeNull()
    expect(line.metainfo).toEqual({ block: '1', category: 'federal_bonds', is_investment: true })
  })

  it('that was packed when fewer values had a place has none of the others', () => {
    const line = unpackLine(pack({ ...filed, asset_type: 'LTN', isin: 'BRSTNCLTN7U7' }, 'a-0', 10))

    expect(line).toMatchObject({ asset_type: 'LTN', metainfo: { block: '1' } })
    expect(line.metainfo).not.toHaveProperty('isin')
  })
})
