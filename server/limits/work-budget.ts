import type { CostBounds } from '../../schemas/api/cost.ts'
import { InputError } from '../../schemas/api/input-error.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import { limitMessages } from './limit-messages.ts'

/** WorkBudget units, some milliseconds, after which a request lets other requests go on. */
export const UNITS_A_TURN = 8_000

/** Creates the work budget of a request. It throws when the request does more work than its endpoint allows. */
export function createWorkBudget({ work: most, narrower }: CostBounds, signal: AbortSignal): WorkBudget {
  let [spent, inTurn] = [0, 0]
  return {
    spend: (units) => {
      spent += units
      inTurn += units
      if (spent > most) throw tooMuchWorkError(narrower)
      return inTurn >= UNITS_A_TURN
    },
    rest: async () => {
      inTurn = 0
      await letOthersGoFirst()
      signal.throwIfAborted()
    },
  }
}

/** Creates a budget without a limit, for work that is bounded otherwise, such as rows on their way to the client. */
export function createUnlimitedBudget(signal?: AbortSignal): WorkBudget {
  return createWorkBudget({ work: Infinity, narrower: {} }, signal ?? new AbortController().signal)
}

function tooMuchWorkError(narrower: CostBounds['narrower']): Error {
  const fieldErrors = Object.fromEntries(
    Object.entries(narrower).map(([name, advice]) => [name, [limitMessages.tooMuchWork({ advice })]]),
  )
  return new InputError({ formErrors: [], fieldErrors })
}

/** Pieces of work that rest, in the order in which they go on. */
const resting: (() => void)[] = []

/**
 * Waits for the next turn of this piece of work. The event loop handles new input after each turn, and one piece of work
 * goes on per round, however many rest. So new input never waits for more than one turn of other work.
 */
function letOthersGoFirst(): Promise<void> {
  return new Promise((resolve) => {
    resting.push(resolve)
    if (resting.length === 1) setImmediate(resumeNext)
  })
}

function resumeNext(): void {
  resting.shift()?.()
  if (resting.length > 0) setImmediate(resumeNext)
}
