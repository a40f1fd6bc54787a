import { describe, expect, it } from 'vitest'
import { buildFrom, type Built, listRows, readServed } from '../../helpers/build.ts'
import { statisticsMirror } from '../../helpers/statistics.ts'

const list = async (built: Built) =>
  (await listRows(built, 'statistic_value'))
    .filter(({ series }) => String(series).startsWith('ibge-7060'))
    .map(({ series, period, value, marker, modified_date: modified }) => [series, period, value, marker, modified])

describe('the groups of the index, in a synthetic answer of the documented shape,', () => {
  it('hold back only themselves while their file is bad', async () => {
    const mirror = await statisticsMirror({ ibge: { '202401': '0.42' }, groups: { '7170': { '202401': '1.38' } } })
    const first = await buildFrom(mirror, { datasets: ['statistics'], now: '2024-02-20T03:00:00Z' })
    await statisticsMirror({ ibge: { '202401': '0.42', '202402': '0.83' }, groups: '<html>Bloqueado</html>' }, mirror)
    const next = await buildFrom(mirror, {
      datasets: ['statistics'],
      dataDir: first.dataDir,
      now: '2024-03-20T03:00:00Z',
    })

    expect(next.exit).toBe(1)
    expect(await list(next)).toEqual(await list(first))
    expect(await listRows(next, 'statistic_value')).toContainEqual(
      expect.objectContaining({ series: 'ibge-1737-63', period: '2024-02' }),
    )
    expect((await readServed(next.dataDir)).manifest.sources.map(({ source }) => source)).toContain('ibge_7060_63')
  })
})
