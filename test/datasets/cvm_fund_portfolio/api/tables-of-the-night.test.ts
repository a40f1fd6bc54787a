import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../schemas/api/endpoint.ts'
import { endpoints } from '../../../../schemas/service/endpoints.ts'
import { createDataTerms, readPermittedSetting } from '../../../../server/keys/data-terms.ts'
import { SERVER_CONTEXT } from '../../../../server/limits/request-context.ts'
import { createAsk } from '../../../../server/pages/explorer/answers.ts'
import { bindToRequest, openSnapshot, type OpenSnapshot } from '../../../../server/snapshots/open-snapshot.ts'
import { quietIntegrity } from '../../../server/helpers/integrity.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

const terms = createDataTerms(readPermittedSetting('on'))
const DATE = '2025-10-31'

let opened: OpenSnapshot
beforeAll(async () => {
  const folder = realpathSync(join(await sampleDataDir(), 'current'))
  const limits = { memoryLimit: '300MB', concurrency: 2, timeoutMs: 60_000, resident: 'keyed' } as const
  opened = await openSnapshot(folder, { ...limits, integrity: quietIntegrity() })
})
afterAll(() => {
  opened.close()
})

/** Asks this snapshot, and the same as a night of before made it, without a table. */
function askBoth(table: string) {
  const snapshot: Snapshot = bindToRequest(SERVER_CONTEXT, opened)
  expect(snapshot.monthsWith(table)).toContain(DATE.slice(0, 7))
  const monthsWith = (name: string) => (name === table ? [] : snapshot.monthsWith(name))
  return {
    now: createAsk(endpoints, terms, snapshot),
    before: createAsk(endpoints, terms, { ...snapshot, monthsWith }),
  }
}

describe('lines of an issuer', () => {
  it.each([
    { id: '05197443' },
    { id: 'treasury', page_size: '5', page: '1' },
    { id: '33592510', sort_by: 'maturity_date' },
    { id: '05197443', kind: 'private_paper', role: 'issuer', provenance: 'true' },
    { id: '05197443', manager: '30822936000169' },
    { id: '05197443', type: 'fidc,fii', min_final_position_value: '1000' },
  ])('are the same from the table of the night as from all lines of the month: $id', async (asked) => {
    const { now, before } = askBoth('cvm_issuer_line')
    const parameters = { date: DATE, ...asked } as Readonly<Record<string, string>>

    const answer = await now('issuer_lines', parameters)

    expect(answer).toEqual(await before('issuer_lines', parameters))
    if (Object.keys(asked).length === 1) expect(answer.data).not.toEqual([])
  })
})

describe('categories of the funds of a manager', () => {
  it('are the same from the table of the night as added up', async () => {
    const { now, before } = askBoth('cvm_party_category')
    const parameters = { cnpj: '30822936000169' }

    const answer = await now('manager_categories', parameters)

    expect(answer.data.length).toBeGreaterThan(5)
    expect(answer).toEqual(await before('manager_categories', parameters))
  })
})

describe('a page of the funds of a manager', () => {
  it.each(['nav_value', 'cnpj', 'type', 'holders', 'net_flow_value', 'total_portfolio_value'])(
    'that a figure of the class chooses is a part of the whole list: %s',
    async (sort_by) => {
      const { now } = askBoth('cvm_party_category')
      const parameters = { cnpj: '30822936000169', date: DATE, sort_by, sort_order: 'desc' }
      // A range is compared with rows that are described, so that the whole list is.
      const whole = { ...parameters, page_size: '1000', min_party_count: '1' }

      const page = await now('manager_funds', { ...parameters, page_size: '7', page: '2' })

      expect(page.data).toEqual((await now('manager_funds', whole)).data.slice(14, 21))
      expect(page.data).toHaveLength(7)
    },
  )
})
