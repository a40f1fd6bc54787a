import { writeFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type Status, statusOutput } from '../../../schemas/service/status/status.ts'
import { buildFrom } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { indexMirror, portfolioAnswer } from '../../helpers/indexes.ts'
import { cashMonth, mirror, zipOfMonth } from '../../helpers/portal.ts'
import { serve } from '../helpers/api.ts'
import { ask } from '../helpers/http.ts'

it('the status lists what a build refused until a build publishes it, also after a build of another dataset', async () => {
  const { portal: folder, dataDir } = await builtOnce({ portals: [cashMonth('1.00')] })
  const api = await serve(dataDir)
  onTestFinished(() => api.stop())
  const readStatus = async (): Promise<Status> =>
    statusOutput.parse(JSON.parse((await ask(api.port, '/status')).text)).data
  const build = (day: string, only: { readonly datasets?: string[] } = {}) =>
    buildFrom(folder, { dataDir, now: `2025-12-${day}T03:00:00Z`, ...only })

  await writeFile(zipOfMonth(folder), 'no zip')
  await build('16')
  const refused = await readStatus()
  await indexMirror('IBOV', portfolioAnswer([{ cod: 'PETR4' }]), folder)
  const { exit } = await build('17', { datasets: ['b3_index'] })
  const later = await readStatus()
  await mirror(cashMonth('2.00'), folder)
  await build('18')
  const repaired = await readStatus()

  const entry = { dataset: 'cvm_fund_portfolio', partition: 'competence_month=2025-10', code: 'SOURCE_DAMAGED' }
  expect(refused.held_back).toMatchObject([{ ...entry, since: '2025-12-16T03:00:00Z' }])
  expect([exit, later.held_back]).toEqual([0, refused.held_back])
  expect(later.datasets.find(({ id }) => id === 'cvm_fund_portfolio')?.held_back).toBe(1)
  expect(later.status).toBe('attention')
  expect(repaired.held_back).toEqual([])
})
