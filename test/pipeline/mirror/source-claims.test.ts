import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mirrorPath } from '../../../pipeline/fetch/origins/mirror-path.ts'
import { createClaimSearch, findPeriod } from '../../../pipeline/mirror/source-claims.ts'
import { listWeekdays, type Month, monthRange, type Period } from '../../../schemas/core/month.ts'
import type { Source } from '../../../schemas/core/source.ts'
import { datasets } from '../../../schemas/registry.gen.ts'

const nth = fc.nat(19)

function choosePeriod({ covers }: Source, month: Month, at: number): Period | null {
  if (covers === 'everything') return null
  if (covers === 'year') return month.slice(0, 4)
  return covers === 'month' ? month : (listWeekdays([month])[at] ?? null)
}

describe.each(datasets.flatMap(({ id, sources }) => sources.map((source) => [`${id}/${source.id}`, source] as const)))(
  'a file at an address of %s',
  (_name, source) => {
    const search = createClaimSearch(datasets)
    const months = fc.constantFrom(...monthRange('from' in source ? source.from : '1986-01', '2032-12'))

    it('is claimed by that source, for the period of the address', () => {
      fc.assert(
        fc.property(months, nth, (month, at) => {
          const period = choosePeriod(source, month, at)
          const addresses = [source.url(period), ...(source.fallbackUrls?.(period) ?? [])]

          for (const path of addresses.map(mirrorPath)) {
            expect(search(path)).toContainEqual(expect.objectContaining({ source, period }))
            if (period !== null) expect(findPeriod(source, path)).toBe(period)
          }
        }),
        { numRuns: 50 },
      )
    })
  },
)

it.each([
  'bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_D08112024.zip',
  'bvmf.bmfbovespa.com.br/InstDados/SerHist/COTAHIST_D31022024.ZIP',
  'dados.cvm.gov.br/dados/FIP/DOC/INF_TRI/DADOS/inf_tri_fip_2024.csv',
  'cda_fi_202510.zip',
  'cad_fi.csv/',
])('nothing claims %s', (path) => {
  expect(createClaimSearch(datasets)(path)).toEqual([])
})
