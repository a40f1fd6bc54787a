import type { RequestHandler } from 'express'
import { parseInput } from '../../schemas/api/input.ts'
import { keyUseInput, type KeyUseAnswer } from '../../schemas/service/key-use/key-use.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import type { UseCounter } from './count-uses.ts'
import { findFirstDay, type UseCount } from './use-count.ts'

/** Tells a key what it was used for. */
export function serveKeyUse({ read }: Pick<UseCounter, 'read'>, now: () => Date = () => new Date()): RequestHandler {
  return async (req, res) => {
    const { id } = readRequestKey(res)
    const { days } = parseInput(keyUseInput, req.query)
    const [from, to] = [findFirstDay(days, now()), findFirstDay(1, now())]
    const shown = [...(await read(id)).values()].filter(({ day }) => day >= from).sort(compareCounts)
    const last = shown.map(({ last_at }) => last_at).reduce((one, other) => (one > other ? one : other), '')
    const uses = shown.map(({ day, endpoint, ...count }) => ({
      day,
      endpoint: endpoint === 'none' ? null : endpoint,
      ...count,
    }))
    const answer: KeyUseAnswer = {
      success: true,
      data: { key: id, from, to, last_used_at: last === '' ? null : last, uses },
    }
    res.set('Cache-Control', 'private, no-store').json(answer)
  }
}

/** Puts the newest day first, and sorts its endpoints by name. */
function compareCounts(one: UseCount, other: UseCount): number {
  if (one.day !== other.day) return one.day < other.day ? 1 : -1
  return one.endpoint < other.endpoint ? -1 : 1
}
