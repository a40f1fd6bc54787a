import type { Snapshot } from '../../../../../api/endpoint.ts'
import { ApiError } from '../../../../../api/error.ts'
import type { Month } from '../../../../../core/month.ts'
import { portfolioMessages } from '../../portfolio-messages.ts'

/** A 404 where the snapshot was made before it had the moves of positions. */
export function requireMoves(snapshot: Snapshot, month: Month): void {
  if (snapshot.monthsWith('cvm_position_move').includes(month)) return
  throw new ApiError('not_found', portfolioMessages.noMoves({ snapshot: snapshot.id, month }), {
    reason: 'moves_not_compiled',
  })
}
