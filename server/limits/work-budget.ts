import type { CostBounds } from '../../schemas/api/cost.ts'
import { InputError } from '../../schemas/api/input-error.ts'
import type { WorkBudget } from '../../schemas/core/work-budget.ts'
import { createAbort } from '../system/abort.ts'
import { limitMessages } from './limit-messages.ts'
import { waitForThread } from './thread-turns.ts'
import { OWN_KEY, WaitingKeys, type WorkOwner } from './waiting-keys.ts'

/** WorkBudget units, about a millisecond, after which a request lets other requests go on. */
export const UNITS_A_TURN = 3_000

/** Creates the work budget of a request. It throws when the request does more work than its endpoint allows. */
export function createWorkBudget({ work: most, narrower }: CostBounds, { waitingKeys, signal }: WorkOwner): WorkBudget {
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
      await waitForThread(waitingKeys)
      signal.throwIfAborted()
    },
  }
}

/** The server itself takes turns like a key, and nothing ends its work. */
const OURSELVES: WorkOwner = { waitingKeys: WaitingKeys.of(OWN_KEY), signal: createAbort().signal }

/** Creates a budget without a limit, for work that is bounded otherwise, such as rows on their way to the client. */
export function createUnlimitedBudget(owner: WorkOwner = OURSELVES): WorkBudget {
  return createWorkBudget({ work: Infinity, narrower: {} }, owner)
}

function tooMuchWorkError(narrower: CostBounds['narrower']): Error {
  const fieldErrors = Object.fromEntries(
    Object.entries(narrower).map(([name, advice]) => [name, [limitMessages.tooMuchWork({ advice })]]),
  )
  return new InputError({ formErrors: [], fieldErrors })
}
