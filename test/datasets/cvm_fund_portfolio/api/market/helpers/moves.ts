import { beforeAll, expect } from 'vitest'
import { exactJson } from '../../../../../helpers/exact-json.ts'
import { units } from '../../../../../server/helpers/cents.ts'
import { publishMoves } from '../../../../../server/helpers/moves-world.ts'
import { type SharedApi, shareServer, shareWorld } from '../../../../../server/helpers/shared.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>
export interface ListedMarket {
  readonly data: readonly Row[]
  readonly states?: readonly { readonly state: string; readonly count: string; readonly value: string }[]
  readonly unknown?: readonly Row[]
  readonly [field: string]: unknown
}

/** Shares a server of the world of moves: `list` asks it for a list that must be there, `get` for anything. */
export function useMoves(): {
  readonly list: (path: string) => Promise<ListedMarket>
  readonly get: SharedApi['get']
} {
  let api: SharedApi
  beforeAll(async () => {
    api = await shareServer(await shareWorld(publishMoves))
  })
  return {
    get: (...asked) => api.get(...asked),
    list: async (path) => {
      const reply = await api.get(path)
      expect(reply.status, `${path}: ${reply.text.slice(0, 400)}`).toBe(200)
      return exactJson(reply.text) as ListedMarket
    },
  }
}

export function addUpCents(rows: readonly object[], ...columns: readonly string[]): bigint {
  return rows.reduce(
    (sum, row) => columns.reduce((part, column) => part + units(String((row as Row)[column] ?? '0'), 2), sum),
    0n,
  )
}

export function findMovedAsset(rows: readonly Row[], asset_id: string, position = 'owned'): Row | undefined {
  return rows.find((row) => row['asset_id'] === asset_id && (row['position'] ?? position) === position)
}
