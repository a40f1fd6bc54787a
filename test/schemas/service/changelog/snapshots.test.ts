import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../../../server/helpers/shared.ts'
import { findEndpoint, exactJson, readProblem } from '../../../server/helpers/body.ts'
import { changes, historyDataDir } from '../../../server/helpers/history-world.ts'

type Rows = readonly Readonly<Record<string, string>>[]

let api: SharedApi
beforeAll(async () => {
  api = await shareServer((await shareWorld(historyDataDir)).dataDir)
})
async function list(query = ''): Promise<Rows> {
  const reply = await api.get(`/v1/snapshots${query}`)
  expect(reply.status, reply.text).toBe(200)
  findEndpoint('snapshots').output.parse(JSON.parse(reply.text))
  return (exactJson(reply.text) as { data: Rows }).data
}

describe('the list of snapshots', () => {
  it('has each that changed anything, the newest first, with what it changed', async () => {
    const ids = [...new Set(changes.map(({ snapshot }) => snapshot))].sort().reverse()

    const rows = await list()

    expect(rows.map(({ snapshot }) => snapshot)).toEqual(ids)
    for (const row of rows) {
      const own = changes.filter(({ snapshot }) => snapshot === row['snapshot'])
      expect(row).toMatchObject({
        published_at: own[0]?.published_at,
        datasets: String(new Set(own.map(({ dataset }) => dataset)).size),
        rows_added: String(own.reduce((sum, { rows_added }) => sum + rows_added, 0)),
      })
    }
  })

  it('can be of the days of a range, and sorted by each of its columns', async () => {
    const rows = await list('?sort_by=rows_added&sort_order=desc')
    const added = rows.map(({ rows_added }) => Number(rows_added))

    expect(added).toEqual([...added].sort((a, b) => b - a))
    expect(await list('?sort_by=digest')).toHaveLength(rows.length)
    const day = rows[0]?.['published_at']?.slice(0, 10) ?? ''
    expect((await list(`?from=${day}`)).every((row) => (row['published_at'] ?? '') >= day)).toBe(true)
  })

  it('knows nothing of days before the first', async () => {
    expect(readProblem(await api.get('/v1/snapshots?to=19990101'))).toMatchObject({
      status: 404,
      error_data: { reason: 'outside_coverage' },
    })
  })
})
