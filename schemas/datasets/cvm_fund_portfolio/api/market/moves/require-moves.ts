import type { Snapshot } from '../../../../../api/endpoint.ts'
import { ApiError } from '../../../../../api/error.ts'
import type { Month } from '../../../../../core/month.ts'
import { portfolioMessages } from '../../portfolio-messages.ts'

/** Throws a 404 if the snapshot is from before the moves of positions were recorded. */
export function requireMoves(snapshot: Snapshot, month: Month): void {
  if (snapshot.monthsWith('cvm_position_move').includes(month)) return
  throw new ApiError('not_found', portfolioMessages.noMoves({ snapshot: snapshot.id, month }), {
    reason: 'moves_not_compiled',
  })
}
