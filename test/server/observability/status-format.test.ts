import { beforeAll, describe, expect, it } from 'vitest'
import { statusBody } from '../../../server/pages/status/status-page.tsx'
import { readProblem } from '../helpers/body.ts'
import { ask } from '../helpers/http.ts'
import {
  GOOD,
  publishTwoEditions,
  REFUSED,
  serveCopy,
  served,
  statusFrom,
  type TwoEditions,
  writeLastBuild,
} from '../helpers/reported-status.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

let built: TwoEditions

beforeAll(async () => {
  built = await publishTwoEditions()
})

describe('the format of the status', () => {
  it.each([
    ['a program that does not say', {}, '', 'application/json; charset=utf-8'],
    ['a program that says JSON', { accept: 'application/json' }, '', 'application/json; charset=utf-8'],
    ['a browser', BROWSER, '', 'text/html; charset=utf-8'],
    ['a browser that asks for JSON', BROWSER, '?format=json', 'application/json; charset=utf-8'],
    ['a program that asks for the page', {}, '?format=html', 'text/html; charset=utf-8'],
  ])('for %s is what it wants', async (_who, headers, query, type) => {
    const { port } = await served(await temporaryFolder())

    const { status, headers: sent } = await ask(port, `/status${query}`, { headers })

    expect([status, sent['content-type'], sent.vary?.startsWith('Accept')]).toEqual([200, type, true])
  })

  it('accepts no other value, and the status accepts no other parameter or method', async () => {
    const { port } = await served(await temporaryFolder())

    expect(readProblem(await ask(port, '/status?format=xml'))).toMatchObject({ status: 400 })
    expect(readProblem(await ask(port, '/status?formt=json'))).toMatchObject({ status: 400 })
    expect(readProblem(await ask(port, '/status', { method: 'POST' }))).toMatchObject({ status: 405 })
  })

  it('as a page says what the JSON says, and runs no script from a source', async () => {
    const { port, dataDir, ids } = await serveCopy(built)
    await writeLastBuild(dataDir, { ...GOOD, exit_code: 1, held_back: [REFUSED] })

    const { text } = await ask(port, '/status', { headers: BROWSER })

    const words = [
      'Fund portfolios',
      'no data yet',
      'weekdays; holidays not known',
      ids[1],
      ids[0],
      'competence_month=2025-11',
      'SOURCE_DRIFT',
    ]
    for (const word of words) expect(text).toContain(word)
    expect(text).toContain('unknown column &quot;&lt;script&gt;&quot;')
    expect(text).not.toMatch(/<script(?! src="\/docs\/assets\/)/)
  })

  it('as a page shows a build that died and what is degraded', async () => {
    const { port } = await served(await temporaryFolder())
    const reported = await statusFrom({ port })

    const text = statusBody(
      {
        ...reported,
        degraded: ['A & B'],
        build_under_way: {
          started_at: '2026-02-12T03:00:00Z',
          state: 'died',
          at: { step: 'fetch', dataset: 'b3_quote', partition: null, since: '2026-02-12T03:05:00Z' },
        },
      },
      'en',
    ).text

    expect(text).toContain('A &amp; B')
    expect(text).toContain('No snapshot is published yet.')
    expect(text).toMatch(/A build that began .* died/)
    expect(text).toContain('fetch b3_quote, since 2026-02-12T03:05:00Z')
  })
})
