import { Lake } from '../../../lake/lake.ts'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SnapshotSelector } from '../../../schemas/api/common-input.ts'
import { type SnapshotFollower, follow } from '../../../server/snapshots/follow.ts'
import { type Api, serve } from '../helpers/api.ts'
import { readProblem } from '../helpers/body.ts'
import { repeatValue, type Editions, editions, PATH, parseEdition } from '../helpers/editions.ts'
import { quietIntegrity } from '../helpers/integrity.ts'

interface AnyQuery {
  readonly sql: URL
  readonly bindings: Readonly<Record<string, string | readonly string[]>>
}

const SCHEMAS = new URL('../../../schemas/', import.meta.url)
/** A query over a table of a month that is in memory, and one over a table that is not. */
const MONTHS = { sql: new URL('fund/api/filed_months.sql', SCHEMAS), bindings: { cnpj: '1' } }
const LINES = {
  sql: new URL('datasets/cvm_fund_portfolio/api/lines/packed_lines.sql', SCHEMAS),
  bindings: { cnpj: ['1'] },
}
const LIMITS = { concurrency: 2, timeoutMs: 20_000, olderSnapshots: 2, integrity: quietIntegrity() }

let world: Editions
let first: string
let second: string

beforeEach(async () => {
  world = await editions(['2026-01-10T03:00:00Z', '100.00'], ['2026-01-11T03:00:00Z', '200.00'])
  ;[first = '', second = ''] = world.ids
})

afterEach(async () => {
  await rm(world.mirror, { recursive: true, force: true })
  await rm(world.dataDir, { recursive: true, force: true })
})

const folder = (id: string) => join(world.dataDir, 'snapshots', id)
const prune = (id: string) => rm(folder(id), { recursive: true })
const notFound = () => ({ status: 404, error_data: { reason: 'snapshot_not_found', first_snapshot: second } })

describe('over HTTP, a pruned snapshot', () => {
  let api: Api

  beforeEach(async () => {
    api = await serve(world.dataDir)
  })

  afterEach(() => api.stop({ keepData: true }))

  const ask = (query: string) => api.get(`${PATH}?${query}`)

  it('is not found, even if it was open a moment ago', async () => {
    const before = parseEdition(await ask(`snapshot=${first}`))
    await prune(first)

    expect(before.values).toEqual(repeatValue('100.00'))
    expect(readProblem(await ask(`snapshot=${first}`))).toMatchObject(notFound())
    expect(readProblem(await ask('as_of=20260110'))).toMatchObject(notFound())
  })

  it('is not confirmed by its ETag', async () => {
    const { etag = '' } = (await ask(`snapshot=${first}`)).headers
    await prune(first)

    const reply = await api.get(`${PATH}?snapshot=${first}`, { headers: { 'if-none-match': etag } })

    expect(readProblem(reply)).toMatchObject(notFound())
  })

  it.each([
    ['open', true],
    ['not opened yet', false],
  ] as const)('is not found when only some of its files are gone (%s)', async (_how, open) => {
    if (open) await ask(`snapshot=${first}`)
    await rm(join(folder(first), 'cvm_fund_portfolio_packed'), { recursive: true })
    await rm(join(folder(first), 'cvm_fund_class'), { recursive: true })

    // A new request: a cached answer would still be right.
    expect(readProblem(await ask(`provenance=true&snapshot=${first}`))).toMatchObject(notFound())
    expect(readProblem(await ask('provenance=true&as_of=20260110'))).toMatchObject(notFound())
  })

  it('does not count as a snapshot while its folder is being removed', async () => {
    await rename(folder(first), join(world.dataDir, 'snapshots', `.pruned-${first}`))

    expect(readProblem(await ask(`snapshot=${first}`))).toMatchObject(notFound())
  })

  it('does not disturb requests for another', async () => {
    await ask(`snapshot=${first}`)
    await prune(first)

    expect(parseEdition(await ask('')).values).toEqual(repeatValue('200.00'))
    expect(parseEdition(await ask(`snapshot=${second}`)).values).toEqual(repeatValue('200.00'))
  })

  it('differs from the newest without its files: that is a 503 until they are back', async () => {
    await rm(join(folder(second), 'cvm_fund_portfolio_packed'), { recursive: true })

    const gone = { status: 503, code: 'unavailable', message: expect.stringContaining(second) as string }
    expect(readProblem(await ask('date=20251031'))).toMatchObject(gone)
    expect(readProblem(await ask('date=20251031&as_of=20260111'))).toMatchObject(gone)
  })

  it('is found again as soon as it is published, by name or by day', async () => {
    const third = await world.publishAt('2026-01-12T03:00:00Z', '300.00')

    expect(parseEdition(await ask(`snapshot=${third}`))).toEqual({ snapshot: third, values: repeatValue('300.00') })
    const fourth = await world.publishAt('2026-01-13T03:00:00Z', '400.00')
    expect(parseEdition(await ask('as_of=20260113'))).toEqual({ snapshot: fourth, values: repeatValue('400.00') })
  })
})

describe('a request under way whose snapshot is pruned', () => {
  let following: SnapshotFollower

  beforeEach(async () => {
    following = await follow(new Lake(world.dataDir), LIMITS, pino({ level: 'silent' }))
  })

  afterEach(() => following.close())

  /** Runs `meanwhile` while a request holds its snapshot and has not run a query yet. */
  async function during(
    moment: SnapshotSelector,
    meanwhile: () => Promise<unknown>,
    { sql, bindings }: AnyQuery = LINES,
  ): Promise<unknown> {
    let done: Promise<unknown> | null = null
    return following.use(moment, async (snapshot) => {
      await (done ??= meanwhile())
      await snapshot.query(sql, bindings, ['2025-10'])
      return snapshot.id
    })
  }

  it('gets a 404 if it named the snapshot', async () => {
    await expect(during({ snapshot: first }, () => prune(first))).rejects.toMatchObject({
      code: 'not_found',
      errorData: { reason: 'snapshot_not_found', first_snapshot: second },
    })
  })

  it('gets the previous snapshot if it requested a day', async () => {
    const third = await world.publishAt('2026-01-12T03:00:00Z', '300.00')
    await following.use({ snapshot: third }, (snapshot) => Promise.resolve(snapshot.id))

    expect(await during({ asOf: '2026-01-11' }, () => prune(second))).toBe(first)
  })

  it('gets the new snapshot if it requested the newest', async () => {
    const publishAndPrune = async () => {
      await world.publishAt('2026-01-12T03:00:00Z', '300.00')
      await rm(join(folder(second), 'cvm_fund_month'), { recursive: true })
    }
    const answer = await during(null, publishAndPrune, MONTHS)

    // Its tables were in memory, so it never missed the files.
    expect(answer).toBe(second)
  })

  it('queries the new snapshot if files were missing', async () => {
    let done: Promise<string> | null = null
    const answer = await following.use(null, async (snapshot) => {
      await (done ??= world
        .publishAt('2026-01-12T03:00:00Z', '300.00')
        .then(() => prune(second))
        .then(() => 'done'))
      await snapshot.query(LINES.sql, LINES.bindings, ['2025-10'])
      return snapshot.id
    })

    expect(answer).toBe('20260112T030000Z')
  })
})
