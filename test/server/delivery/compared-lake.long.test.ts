import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../../schemas/service/endpoints.ts'
import { Lake } from '../../../lake/lake.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { compareSnapshots } from '../../../server/delivery/compare-snapshots.ts'
import { createIntegrity } from '../../../server/integrity/file-integrity.ts'
import { follow, type SnapshotFollower } from '../../../server/snapshots/follow.ts'
import { toJson } from '../../../server/snapshots/values.ts'
import { createTopicAsk } from '../../../server/topic-ask.ts'
import type { Topic } from '../../../server/subscriptions/subscription.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { masked } from '../../helpers/portal.ts'
import { classLine, fundLine, holding, nav, wholeMonth } from '../helpers/lines.ts'
import { cnpj, type Line, makeMirror } from '../helpers/mirror.ts'
import { publish } from '../helpers/snapshot.ts'

const [AMENDS, SAME, JOINS] = [cnpj(1), cnpj(2), cnpj(3)]
const [ONE, TWO, ISSUER] = [cnpj(801), cnpj(802), cnpj(900)]

interface Filed {
  readonly amended: string
  /** Manages the fund that changes hands. */
  readonly manager: string
}

const share = (filer: string, value: string) =>
  holding(filer, 'Ações', value, { CD_ATIVO: 'PETR4', QT_POS_FINAL: '10' })
const bond = (filer: string, value: string) =>
  holding(filer, 'Debêntures', value, { PF_PJ_EMISSOR: 'PJ', CPF_CNPJ_EMISSOR: masked(ISSUER), EMISSOR: 'EMISSORA' })
const managed = (id: string, filer: string, manager: string): Line =>
  fundLine(id, filer, { Tipo_Pessoa_Gestor: 'PJ', CPF_CNPJ_Gestor: masked(manager), Gestor: `GESTORA ${manager}` })

/** Two months; the newer one is filed again by one of two funds, and a third fund changes its manager. */
async function publishFiled(dataDir: string, at: string, { amended, manager }: Filed): Promise<void> {
  const month = (value: string) =>
    wholeMonth({
      PL: [AMENDS, SAME, JOINS].map((filer) => nav(filer, '1000.00')),
      BLC_4: [share(AMENDS, value), share(SAME, '200.00')],
      BLC_6: [bond(AMENDS, value), bond(SAME, '70.00')],
    })
  const mirror = await makeMirror({
    months: { '2025-09': month('90.00'), '2025-10': month(amended) },
    funds: [managed('1', AMENDS, ONE), managed('2', SAME, TWO), managed('3', JOINS, manager)],
    classes: [AMENDS, SAME, JOINS].map((filer, at) => classLine(String(at + 1), filer)),
  })
  await publish(mirror, dataDir, new Date(at))
}

let following: SnapshotFollower
let ids: readonly string[]

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  await publishFiled(dataDir, '2026-01-10T03:00:00Z', { amended: '100.00', manager: TWO })
  await publishFiled(dataDir, '2026-01-11T03:00:00Z', { amended: '250.50', manager: ONE })
  const lake = new Lake(dataDir)
  ids = await listSnapshotIds(lake)
  const log = pino({ level: 'silent' })
  const limits = { concurrency: 2, timeoutMs: 60_000, olderSnapshots: 1, cut: new AbortController().signal }
  following = await follow(lake, { ...limits, integrity: createIntegrity(log) }, log)
})

afterAll(async () => {
  await following.close()
})

async function compare(topic: Topic) {
  const since = ids[0] ?? ''
  const events = await following.use(null, (snapshot) =>
    compareSnapshots(topic, {
      ...{ since, snapshot: snapshot.id, publishedAt: snapshot.manifest.created_at },
      ask: createTopicAsk(endpoints)(snapshot),
      askBefore: (work) => following.use({ snapshot: since }, (before) => work(createTopicAsk(endpoints)(before))),
    }),
  )
  return events.map(({ type, data }) => ({ type, ...(JSON.parse(toJson(data)) as Record<string, unknown>) }))
}

const october = (before: object, after: object) => [
  {
    reference_date: '2025-10-31',
    before: expect.objectContaining(before) as unknown,
    after: expect.objectContaining(after) as unknown,
  },
]

describe('A month that was filed again', () => {
  it('is told to those who follow the fund, and to nobody who follows another one', async () => {
    const versions = [expect.objectContaining({ reference_date: '2025-10-31', change: 'amended', version: 2 })]
    expect(await compare({ kind: 'fund', id: AMENDS })).toEqual([
      { type: 'fund.refiled', snapshot: ids[1], previous_snapshot: ids[0], versions, months_left_out: 0 },
    ])
    expect(await compare({ kind: 'fund', id: SAME })).toEqual([])
  })

  it('is told of the asset and the issuer that it changed, with what was said before', async () => {
    expect(await compare({ kind: 'asset', id: 'PETR4' })).toEqual([
      expect.objectContaining({
        type: 'asset.holders_changed',
        months: october({ holders: null, seen_value: 300 }, { holders: null, seen_value: 450.5 }),
      }),
    ])
    expect(await compare({ kind: 'issuer', id: ISSUER })).toEqual([
      expect.objectContaining({
        type: 'issuer.total_changed',
        months: october({ direct_value: null, seen_value: 170 }, { direct_value: null, seen_value: 320.5 }),
      }),
    ])
  })

  it('tells managers which classes came and went', async () => {
    const moved = (change: string): unknown => [
      expect.objectContaining({ cnpj: JOINS, change, from_cnpj: TWO, to_cnpj: ONE }),
    ]
    const [one, two] = [await compare({ kind: 'manager', id: ONE }), await compare({ kind: 'manager', id: TWO })]
    expect([one, two].map((events): unknown => events.at(-1))).toEqual([
      expect.objectContaining({ type: 'manager.funds_changed', funds: moved('came') }),
      expect.objectContaining({ type: 'manager.funds_changed', funds: moved('went') }),
    ])
  })
})
