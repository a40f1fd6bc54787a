import { Lake } from '../../../lake/lake.ts'
import { expect } from 'vitest'
import { exactJson } from './body.ts'
import { listSnapshotIds } from '../../../lake/snapshots/snapshot-id.ts'
import type { Reply } from './http.ts'
import { classLine, fundLine, holding, nav, wholeMonth } from './lines.ts'
import { cnpj, makeMirror, type World } from './mirror.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { adoptNewest, cloneDataDir, findOrMake } from '../../helpers/world-store.ts'
import { publish } from './snapshot.ts'

export const FILER = cnpj(1)
export const PATH = `/v1/fund/${FILER}/portfolio`

/** A world whose every figure and name shows its edition. */
export const edition = (value: string): World => ({
  months: {
    '2025-10': wholeMonth({
      PL: [nav(FILER, value)],
      BLC_4: [holding(FILER, 'Ações', value, { DS_ATIVO: `AÇÃO ${value}` })],
    }),
  },
  funds: [fundLine('1', FILER)],
  classes: [classLine('1', FILER, { name: `FUNDO ${value}` })],
})

/** Reads the values of an answer, and the snapshot that it names. */
export function parseEdition({ status, text, headers }: Reply): { snapshot: string; values: unknown[] } {
  expect(status, text.slice(0, 300)).toBe(200)
  const { data } = exactJson(text) as {
    data: {
      fund: Record<string, string>
      portfolio: { final_position_value: string; metainfo: Record<string, string> }[]
    }
  }
  const [item] = data.portfolio
  const { name, nav_value_reported, total_portfolio_value } = data.fund
  return {
    snapshot: String(headers['x-snapshot-id']),
    values: [
      name,
      nav_value_reported,
      total_portfolio_value,
      item?.final_position_value,
      item?.metainfo['asset_description'],
    ],
  }
}

export const repeatValue = (value: string) => [`FUNDO ${value}`, value, value, value, `AÇÃO ${value}`]

/** When an edition is published, and the figure that shows it. */
type Edition = readonly [instant: string, value: string]

export interface Editions {
  readonly mirror: string
  readonly dataDir: string
  /** Oldest first. */
  readonly ids: readonly string[]
  /** Publishes one more edition; returns the id of the snapshot. */
  publishAt(...edition: Edition): Promise<string>
}

/** A mirror and a data directory with these editions published. A test can publish more at times of its choosing. */
export async function editions(...published: readonly Edition[]): Promise<Editions> {
  const [mirror, dataDir] = [await temporaryFolder(), await temporaryFolder()]
  if (published.length > 0) await cloneDataDir(await publishedOnce(published), dataDir)
  const ids = published.length > 0 ? await listSnapshotIds(new Lake(dataDir)) : []
  const [row, rowIds] = [[...published], [...ids]]
  return {
    mirror,
    dataDir,
    ids,
    publishAt: async (...each) => {
      await makeMirror(edition(each[1]), mirror)
      // What a test pruned or rolled back is no row of editions any more.
      const isRow = (await listSnapshotIds(new Lake(dataDir))).join() === rowIds.join()
      row.push(each)
      const id = isRow
        ? await adoptNewest(await publishedOnce(row), dataDir)
        : await publish(mirror, dataDir, new Date(each[0]))
      rowIds.push(id)
      return id
    },
  }
}

/** Finds the data directory in which these editions were published one after the other: each row is built once in a run. */
function publishedOnce(row: readonly Edition[]): Promise<string> {
  return findOrMake(`editions ${row.flat().join(' ')}`, async (folder) => {
    const [before, last] = [row.slice(0, -1), row.at(-1)]
    if (before.length > 0) await cloneDataDir(await publishedOnce(before), folder)
    if (last !== undefined) await publish(await makeMirror(edition(last[1])), folder, new Date(last[0]))
  })
}
