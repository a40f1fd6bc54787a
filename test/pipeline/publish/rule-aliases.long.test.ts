import { expect, it } from 'vitest'
import { RULES_VERSION } from '../../../schemas/datasets/cvm_fund_portfolio/identity-rules.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { ASSETS_BUILT, assetsMirror } from '../../helpers/assets.ts'
import { buildFrom, listRows } from '../../helpers/build.ts'
import { serve } from '../../server/helpers/api.ts'

/** Rules under which a bond goes by its ISIN, as a share does. */
const OTHER_RULES = datasets.map((dataset) =>
  dataset.id === 'cvm_fund_portfolio'
    ? {
        ...dataset,
        rulesVersion: RULES_VERSION + 1,
        lookups: dataset.lookups.map((lookup) => ({
          ...lookup,
          rows:
            lookup.name === 'application_kind'
              ? lookup.rows.map(
                  ([label, kind, position]) =>
                    [
                      label ?? null,
                      kind === 'government_bond' ? 'listed_share' : (kind ?? null),
                      position ?? null,
                    ] as const,
                )
              : lookup.rows,
        })),
      }
    : dataset,
)

it('keeps the name that a change of the rules replaced, and the code of that name finds the asset', async () => {
  const source = await assetsMirror()
  const { dataDir } = await buildFrom(source, ASSETS_BUILT)

  await buildFrom(source, { ...ASSETS_BUILT, dataDir, declared: OTHER_RULES, now: '2025-12-16T03:00:00Z' })

  expect(await listRows({ dataDir }, 'asset_alias')).toEqual([
    {
      from_id: 'selic:950199:2027-01-01',
      to_id: 'isin:BRSTNCNTF1P8',
      rules_version: String(RULES_VERSION + 1),
      first_month: '2025-09',
      last_month: '2025-09',
    },
  ])
  const api = await serve(dataDir)
  const found = await api.get('/v1/asset/selic%3A950199%3A2027-01-01?date=20250930')
  expect(found.text).toContain('"asset_id":"isin:BRSTNCNTF1P8"')
  expect(found.headers['x-rules-version']).toBe(String(RULES_VERSION + 1))
  await api.stop()
})
