import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { readListedFunds, readNext } from '../../../server/helpers/funds.ts'
import { eventually } from '../../../server/helpers/http.ts'
import { fundLine, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { cnpj, makeMirror, type World } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const LATER = new Date('2026-01-11T03:00:00Z')

/** A register of only these funds; each is called by the edition. */
const world = (edition: string, numbers: readonly number[]): World => ({
  months: { '2025-10': wholeMonth({ PL: [nav(cnpj(1), '1.00')], FIE: [] }) },
  funds: numbers.map((n) => fundLine(`F${String(n)}`, cnpj(n), { Denominacao_Social: `FUNDO ${edition}` })),
})
/** In the second, other funds lie before, between and behind those of the first. */
const first = world('ANTES', [1, 4, 5, 6, 9, 10, 12])
const second = world('DEPOIS', [0, 2, 3, 5, 7, 8, 9, 11, 12, 13])

let api: Api
let mirror: string
let before: string

beforeAll(async () => {
  mirror = await makeMirror(first)
  const dataDir = await temporaryFolder()
  before = await publish(mirror, dataDir, new Date('2026-01-10T03:00:00Z'))
  api = await serve(dataDir)
})

afterAll(async () => {
  await api.stop()
  await rm(mirror, { recursive: true })
})

it('walked by its links is one snapshot, also when another is published between two pages', async () => {
  const whole = readListedFunds(await api.get('/v1/funds'))
  // While the day of the next snapshot is not over, as_of= of that day can mean another snapshot later.
  const starts = [await api.get('/v1/funds?page_size=2'), await api.get('/v1/funds?page_size=2&as_of=20260111')]
  await makeMirror(second, mirror)
  await publish(mirror, api.dataDir, LATER)
  const after = await eventually(async () => {
    const reply = await api.get('/v1/funds')
    return reply.headers['x-snapshot-id'] === before ? null : readListedFunds(reply)
  })

  for (const start of starts) {
    const walked = readListedFunds(start)
    for (let next = readNext(start); next !== null;) {
      const reply = await api.get(next)
      expect(reply.headers['x-snapshot-id']).toBe(before)
      walked.push(...readListedFunds(reply))
      next = readNext(reply)
    }
    expect(walked).toEqual(whole)
  }

  expect(after).not.toEqual(whole)
  expect(readListedFunds(await api.get('/v1/funds?as_of=20260111'))).toEqual(after)
  expect(readListedFunds(await api.get(`/v1/funds?snapshot=${before}`))).toEqual(whole)
  expect(readListedFunds(await api.get('/v1/funds?as_of=20260110'))).toEqual(whole)
})
