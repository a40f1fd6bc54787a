import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Api, serve } from '../../../server/helpers/api.ts'
import { holding, nav, wholeMonth } from '../../../server/helpers/lines.ts'
import { readLookThrough } from '../../../server/helpers/look-through.ts'
import { masked } from '../../../helpers/portal.ts'
import { cnpj, makeMirror, type Line } from '../../../server/helpers/mirror.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { publish } from '../../../server/helpers/snapshot.ts'

const [ROOT, HELD] = [cnpj(1), cnpj(2)]
const quotas = (target: string, value: string): Line =>
  holding(ROOT, 'Cotas de Fundos', value, { CNPJ_FUNDO_CLASSE_COTA: target, QT_POS_FINAL: '10' })

let api: Api

/** A month in which one fund files words and not the number of the fund that it holds. */
beforeAll(async () => {
  const months = ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10']
  const month = wholeMonth({
    PL: [nav(ROOT, '1000.00'), nav(HELD, '400.00')],
    BLC_2: [quotas(masked(HELD), '100.00'), quotas('NAO INFORMADO', '30.00'), quotas('A B true', '20.00')],
    BLC_4: [
      holding(ROOT, 'Ações', '850.00', { CD_ATIVO: 'PETR4' }),
      holding(HELD, 'Ações', '400.00', { CD_ATIVO: 'VALE3' }),
    ],
  })
  const mirror = await makeMirror({ months: Object.fromEntries(months.map((each) => [each, month])) })
  const dataDir = await temporaryFolder()
  await publish(mirror, dataDir)
  await rm(mirror, { recursive: true })
  api = await serve(dataDir)
})

afterAll(() => api.stop())

it.each(['20251031', '20250430'])(
  'a line with words in the place of the number of a fund is not_filed, as one without a CNPJ: %s',
  async (date) => {
    const answer = await api.get(`/v1/fund/${ROOT}/portfolio/look-through?date=${date}&page_size=1000`)
    const { portfolio, coverage } = readLookThrough(answer)

    expect(portfolio.map(({ final_position_value, resolution }) => [final_position_value, resolution])).toEqual([
      ['850.00', 'direct'],
      ['30.00', 'not_filed'],
      ['20.00', 'not_filed'],
      ['100.00', 'direct'],
    ])
    expect(coverage.unexpanded_value['not_filed']).toBe('50.00')
  },
)
