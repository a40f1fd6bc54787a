import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { PINS } from '../../../schemas/core/pins.ts'
import { type Status, statusOutput } from '../../../schemas/service/status/status.ts'
import { type Api, serve } from '../helpers/api.ts'
import { editions } from '../helpers/editions.ts'
import { ask } from '../helpers/http.ts'

async function served(): Promise<Api> {
  const api = await serve((await editions(['2026-02-10T03:00:00Z', '2.00'])).dataDir)
  onTestFinished(() => api.stop())
  return api
}

async function statusFrom({ port }: Pick<Api, 'port'>): Promise<Status> {
  return statusOutput.parse(JSON.parse((await ask(port, '/status')).text)).data
}

describe('the status', () => {
  it('shows what is pinned, also on its page and in its feed, and stays as good as it was', async () => {
    const { port, dataDir } = await served()
    const before = await statusFrom({ port })
    const since = '2026-02-09T03:01:00Z'
    const partition = { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', since }
    const source = { url: 'https://dados.cvm.gov.br/dados/cda_fi_202510.zip', sha256: 'ab'.repeat(32), since }
    await writeFile(join(dataDir, PINS), JSON.stringify({ partitions: [partition], sources: [source] }))
    const reported = await statusFrom({ port })
    const [page, feed] = [
      await ask(port, '/status', { headers: { accept: 'text/html' } }),
      await ask(port, '/feeds/status.atom'),
    ]

    expect([before.pinned, reported.status]).toEqual([[], before.status])
    expect(reported.pinned).toEqual([
      { ...partition, url: null, sha256: null },
      { ...source, dataset: null, partition: null },
    ])
    for (const { text } of [page, feed]) {
      expect(text).toContain('cvm_fund_portfolio competence_month=2025-10')
      expect(text).toContain('cda_fi_202510.zip')
    }
  })

  it('needs attention where nobody can read what is pinned: no build runs', async () => {
    const { port, dataDir } = await served()
    await writeFile(join(dataDir, PINS), '{')

    expect(await statusFrom({ port })).toMatchObject({
      status: 'attention',
      degraded: [expect.stringMatching(/^pins\.json cannot be read: no build runs/)],
    })
  })
})
