import { invalidInput } from '../../schemas/core/input.ts'
import type { Bounds } from '../../schemas/core/cost.ts'
import type { Work } from '../../schemas/core/work.ts'

/** The units after which others have their turn: some milliseconds. */
export const UNITS_A_TURN = 8_000

/** The work of a request within its bounds. */
export function workOf({ work: most, narrower }: Bounds, signal: AbortSignal): Work {
  let [spent, inTurn] = [0, 0]
  return {
    spend: (units) => {
      spent += units
      inTurn += units
      if (spent > most) throw tooMuch(narrower)
      return inTurn >= UNITS_A_TURN
    },
    rest: async () => {
      inTurn = 0
      await othersFirst()
      signal.throwIfAborted()
    },
  }
}

/** Work without a bound of its own, because what it goes through has one: the rows of an answer that is on its way. */
export function freeWork(signal?: AbortSignal): Work {
  return workOf({ work: Infinity, narrower: {} }, signal ?? new AbortController().signal)
}

function tooMuch(narrower: Bounds['narrower']): Error {
  const fieldErrors = Object.fromEntries(
    Object.entries(narrower).map(([name, advice]) => [name, [`This asks for more work than one request may have done: ${advice}`]]), // prettier-ignore
  )
  return invalidInput({ formErrors: [], fieldErrors })
}

const resting: (() => void)[] = []

/**
 * Waits for the next turn. Between two looks at what has come from outside one piece of work goes on, however many there
 * are, so that nothing waits for more than one turn of others.
 */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    resting.push(resolve)
    if (resting.length === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  resting.shift()?.()
  if (resting.length > 0) setImmediate(goOn)
}
