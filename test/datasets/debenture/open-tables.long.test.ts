import { describe, expect, it } from 'vitest'
import { datasets } from '../../../schemas/registry.gen.ts'
import { buildFrom, listRows, readServed } from '../../helpers/build.ts'
import { curveMirror } from '../../helpers/curves.ts'
import { PAPER_OF_FUND, registerMirror } from '../../helpers/debentures.ts'
import { eventMirror, listedEvent } from '../../helpers/events.ts'
import { NEW } from '../../helpers/headers.ts'
import { isinMirror } from '../../helpers/instruments.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

const RESTRICTED = new Set(datasets.filter(({ terms }) => terms.kind === 'restricted').map(({ id }) => id))
/** Tables that list every source and every change of a snapshot. */
const OF_THE_SNAPSHOT = ['changelog', 'source_file']

async function hashOpenTables(dataDir: string): Promise<Record<string, string>> {
  const { manifest } = await readServed(dataDir)
  const own = new Set(
    datasets
      .filter(({ id }) => RESTRICTED.has(id))
      .flatMap(({ materializedViews = [] }) => materializedViews.map(({ name }) => name)),
  )
  const files = manifest.partitions
    .filter(({ dataset }) => !RESTRICTED.has(dataset))
    .flatMap(({ partition, tables }) =>
      Object.entries(tables).map(([name, { sha256 }]) => [`${name}/${partition}`, sha256]),
    )
  const made = Object.entries(manifest.own_tables).filter(
    ([name]) => !own.has(name.split('/')[0] ?? '') && !OF_THE_SNAPSHOT.includes(name),
  )
  return Object.fromEntries([...files, ...made.map(([name, { sha256 }]) => [name, sha256])]) as Record<string, string>
}

describe('the tables whose terms are open', () => {
  it('have the same bytes with and without what is restricted, which stands in tables of its own', async () => {
    const portal = await mirror({
      members: filed({
        PL: [line(NEW.PL, { VL_PATRIM_LIQ: '10000.00' })],
        BLC_6: [line(NEW.BLC_6, PAPER_OF_FUND)],
      }),
    })
    const without = await buildFrom(portal)
    await registerMirror(undefined, { folder: portal })
    await isinMirror({}, portal)
    await curveMirror({}, portal)
    await eventMirror({ stock: [listedEvent('DESDOBRAMENTO', '30/09/2025', { factor: '100,00000000000' })] }, portal)
    const withThem = await buildFrom(portal)

    expect([without.exit, withThem.exit]).toEqual([0, 0])
    expect(await listRows(withThem, 'debenture_link')).toHaveLength(1)
    expect(await listRows(withThem, 'federal_bond_price')).toHaveLength(6)
    expect(await listRows(withThem, 'b3_di_settlement')).toHaveLength(5)
    expect(await listRows(withThem, 'b3_isin_link')).not.toEqual([])
    expect(await listRows(withThem, 'b3_event')).toHaveLength(1)
    const open = await hashOpenTables(without.dataDir)
    expect(Object.keys(open).length).toBeGreaterThan(15)
    expect(await hashOpenTables(withThem.dataDir)).toEqual(open)
  })
})
