import { expect, it, onTestFinished } from 'vitest'
import { serve } from '../../../server/helpers/api.ts'
import { oddDataDir } from '../../../server/helpers/odd-world.ts'
import { sampleDataDir } from '../../../server/helpers/snapshot.ts'

interface Member {
  readonly source: string
  readonly member: string
  readonly file: string
  readonly state: string
  readonly lines: number
}

interface Partition {
  readonly month: string | null
  readonly completeness: readonly { readonly missing: readonly string[] }[]
  readonly members: readonly Member[]
}

async function readPartitions(dataDir: string, dataset: string): Promise<readonly Partition[]> {
  const api = await serve(dataDir)
  onTestFinished(() => api.stop())
  const { status, text } = await api.get(`/v1/datasets/${dataset}`)
  expect(status, text.slice(0, 300)).toBe(200)
  return (JSON.parse(text) as { data: { partitions: Partition[] } }).data.partitions
}

it('a partition of the sample lists every member with its lines, as the source has them', async () => {
  const partitions = await readPartitions(await sampleDataDir(), 'cvm_fund_portfolio')
  const february = partitions.find(({ month }) => month === '2024-02')

  expect(february?.members.find(({ member }) => member === 'BLC_1')).toMatchObject({
    source: 'cda_fi',
    file: 'cda_fi_BLC_1_202402.csv',
    lines: expect.any(Number) as number,
  })
  for (const { completeness, members } of partitions) {
    const incomplete = completeness.flatMap(({ missing }) => missing).sort()
    const named = members.filter(({ state }) => state !== 'present').map(({ member }) => member)
    expect([...new Set(named)].sort()).toEqual(incomplete)
  }
})

it('an absent member is missing and one with too few lines is thin', async () => {
  const partitions = await readPartitions(await oddDataDir(), 'cvm_fund_portfolio')
  const october = partitions.find(({ month }) => month === '2025-10')
  const incomplete = october?.members.filter(({ state }) => state !== 'present')

  expect(incomplete?.map(({ member }) => member)).toEqual(['BLC_2'])
  for (const { state, file, lines } of incomplete ?? [])
    expect(state).toBe(file === '' && lines === 0 ? 'missing' : 'thin')
})

it('a dataset in one piece lists its files too', async () => {
  const [register] = await readPartitions(await sampleDataDir(), 'cvm_fund_register')

  expect(register?.members.length).toBeGreaterThan(1)
  for (const { lines, state } of register?.members ?? []) expect([lines > 0, state]).toEqual([true, 'present'])
})
