import { expect, it } from 'vitest'
import type { Dataset } from '../../../schemas/core/dataset.ts'
import curves from '../../../schemas/datasets/anbima_curve/dataset.ts'
import { buildFrom, listRows, readServed, refusals } from '../../helpers/build.ts'
import { curveMirror } from '../../helpers/curves.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

/** The prices of bonds alone, which are read as they stand. */
const prices: Dataset = {
  ...curves,
  sources: curves.sources.filter(({ id }) => id === 'mercado_secundario'),
  staging: [],
  tables: curves.tables.filter(({ name }) => !name.startsWith('curve')),
  checks: curves.checks.filter(({ id }) => id === 'names_its_bond'),
}

it('a table that another dataset had before is published once, by the dataset that declares it now', async () => {
  const [mirror, dataDir] = [await curveMirror(), await temporaryFolder()]
  const night = (now: string, id: string) => buildFrom(mirror, { dataDir, now, declared: [{ ...prices, id }] })
  const before = await night('2025-11-10T03:00:00Z', 'older_curve')
  const after = await night('2025-11-11T03:00:00Z', curves.id)

  expect([before.exit, after.exit], [before, after].flatMap(refusals).join()).toEqual([0, 0])
  expect(await listRows(after, 'federal_bond_price')).toHaveLength(6)
  const { manifest } = await readServed(dataDir)
  expect(new Set([...manifest.partitions, ...manifest.sources].map(({ dataset }) => dataset))).toEqual(
    new Set([curves.id]),
  )
})
