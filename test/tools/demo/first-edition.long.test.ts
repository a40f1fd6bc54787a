import { Lake } from '../../../lake/lake.ts'
import { beforeAll, describe, expect, it, afterAll } from 'vitest'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import { publishFirstEdition } from '../../../tools/demo/first-edition.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { exactJson } from '../../server/helpers/body.ts'
import { startProgram } from '../../server/helpers/child.ts'
import { eventually } from '../../server/helpers/http.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { publish, SAMPLE } from '../../server/helpers/snapshot.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=20251031'

let api: Api
let demo: ReturnType<typeof startProgram>
let printed = ''
let first: string | null
/** Output of the demo while it serves the first edition alone, and the answers of its requests then. */
let early: readonly { readonly address: string; readonly text: string }[]

beforeAll(async () => {
  const dataDir = await temporaryFolder()
  // As `make demo` does: the server is there before the edition, and waits for it.
  const settings = { DATA_DIR: dataDir, PORT: '0', DRAIN_SECONDS: '0' }
  demo = startProgram('server/demo.ts', ['when-published'], settings)
  first = await publishFirstEdition(new Lake(dataDir), new Date('2026-02-09T03:00:00Z'), (text) => (printed += text))
  await eventually(() => Promise.resolve(/Still compiled, .+\n/.exec(demo.output())?.[0] ?? null))
  early = await askPrinted(demo.output())
  await publish(SAMPLE, dataDir, new Date('2026-02-09T03:00:00Z'))
  api = await serve(dataDir)
})

afterAll(async () => {
  // The demo writes into the data directory until it ends; the other server's end removes it.
  demo.kill('SIGTERM')
  await demo.ended
  await api.stop()
})

/** Sends the requests that a demo printed. */
function askPrinted(output: string) {
  const requests = [...output.matchAll(/^curl -s (?:-H 'x-api-key: (\S+)' )?'(\S+)'$/gm)]
  return Promise.all(
    requests.map(async ([, key, address = '']) => {
      const reply = await fetch(address, key === undefined ? {} : { headers: { 'x-api-key': key } })
      return { address, text: `${String(reply.status)} ${await reply.text()}` }
    }),
  )
}

async function readPortfolio(address: string) {
  const { text } = await api.get(address)
  const { data } = exactJson(text) as {
    data: {
      fund: Record<string, string>
      portfolio: Record<string, string>[]
      reconciliation: Record<string, string>
    }
  }
  const payable = data.portfolio.find(({ application_type }) => application_type === 'Valores a pagar')
  const { fund, reconciliation } = data
  return [fund['nav_value_reported'], payable?.['final_position_value'], reconciliation['grade']]
}

describe('The first edition of the demo', () => {
  it('is another portfolio as of a month ago, and the sample itself now', async () => {
    expect(await readPortfolio(PORTFOLIO)).toEqual(['84935606.40', '-89423.67', 'exact'])
    expect(await readPortfolio(`${PORTFOLIO}&as_of=20260201`)).toEqual(['84945606.40', '-79423.67', 'exact'])
  })

  it('is published once: a data directory with snapshots stays as it is', async () => {
    const before = await listSnapshotIds(new Lake(api.dataDir))
    expect([before.length, before[0]]).toEqual([2, first])
    expect(
      await publishFirstEdition(new Lake(api.dataDir), new Date('2026-02-09T03:00:00Z'), () => undefined),
    ).toBeNull()
    expect(await listSnapshotIds(new Lake(api.dataDir))).toEqual(before)
    expect(printed).toMatch(/^\S+Z publish {2}20260110T030000Z .*2 partitions compiled/)
  })

  it('is served at once, with the one request whose answer stays; the others are printed when the whole sample answers, and no line of a log between them', async () => {
    expect(early.map(({ address }) => new URL(address).search)).toEqual(['?date=20251031&as_of=20260110'])
    await eventually(() => Promise.resolve(/The whole sample is served/.exec(demo.output())?.[0] ?? null))
    const late = await askPrinted(demo.output())

    expect(late.slice(0, 1)).toEqual(early)
    expect(late.map(({ text }) => text.slice(0, 20))).toEqual(Array.from({ length: 4 }, () => '200 {"success":true,'))
    expect(late[1]?.text).not.toBe(early[0]?.text)
    expect(demo.output()).not.toContain('"level":')
  })

  it('leaves a fund whose look-through has rows', async () => {
    const { text } = await api.get('/v1/fund/24290451000179/portfolio/look-through?date=20251031')
    expect((exactJson(text) as { data: { portfolio: unknown[] } }).data.portfolio.length).toBeGreaterThan(3)
  })
})
