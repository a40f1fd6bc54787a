import { expect, it } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, listRows } from '../../helpers/build.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, FUND, line, masked, mirror } from '../../helpers/portal.ts'

/** Rules under which a share is an asset of a kind that nobody knows. */
const WITHOUT_SHARES = datasets.map((dataset) => ({
  ...dataset,
  lookups: dataset.lookups.map((lookup) => ({
    ...lookup,
    rows: lookup.name === 'application_kind' ? lookup.rows.filter(([, kind]) => kind !== 'listed_share') : lookup.rows,
  })),
}))

/** A month of one fund: a share, and this much cash. */
function monthWith(cash: string) {
  const own = { CNPJ_FUNDO_CLASSE: masked(FUND) }
  return filed({
    PL: [line(NEW.PL, { ...own, VL_PATRIM_LIQ: '10.00' })],
    BLC_4: [line(NEW.BLC_4, { ...own, TP_APLIC: 'A\xe7\xf5es', CD_ATIVO: 'PETR4', VL_MERC_POS_FINAL: '7.00' })],
    BLC_8: [line(NEW.BLC_8, { ...own, TP_APLIC: 'Disponibilidades', DS_ATIVO: 'CAIXA', VL_MERC_POS_FINAL: cash })],
  })
}

it('an amendment counts no line because its asset has another name by a change of the rules', async () => {
  const portal = await mirror({ members: monthWith('5.00') })
  const { dataDir } = await buildFrom(portal, { now: '2025-12-15T03:00:00Z' })
  await mirror({ members: monthWith('6.00') }, portal)

  await buildFrom(portal, { now: '2025-12-16T03:00:00Z', dataDir, declared: WITHOUT_SHARES })

  const ids = (await listRows({ dataDir }, 'cvm_fund_portfolio')).map(({ asset_id }) => asset_id)
  expect(ids).toEqual([null, null])
  const [, second] = await listRows({ dataDir }, 'cvm_fund_revision')
  expect(second).toMatchObject({ change: 'amended', lines_added: '0', lines_removed: '0', lines_changed: '1' })
})
