import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { readPlainFundMonths } from '../../../helpers/plain-reading/cda.ts'
import { conserved } from '../../../schemas/fund/api/helpers/conserved.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { SAMPLE } from '../../../server/helpers/snapshot.ts'

const seed = Number(process.env['SEED'] ?? 20251031)
const FUNDS = Number(process.env['LOOK_THROUGH_FUNDS'] ?? 30)

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

it.each(['2024-02', '2025-10'])(
  'the leaves of funds of the real month %s add up to the total of a plain reading of the files',
  async (month) => {
    const zip = join(SAMPLE, `dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_${month.replace('-', '')}.zip`)
    const filers = [...readPlainFundMonths(zip).values()].filter(({ lineCount }) => lineCount > 0)
    const drawn = fc.sample(fc.shuffledSubarray(filers, { minLength: FUNDS, maxLength: FUNDS }), { seed, numRuns: 1 })

    const looked = []
    for (const { cnpj, total } of drawn.flat())
      looked.push(await conserved((path) => api.get(path), cnpj, month, total))

    expect(looked).toHaveLength(FUNDS)
    expect(looked.reduce((sum, { leaves }) => sum + leaves, 0)).toBeGreaterThan(FUNDS)
  },
)
