import type { Lake } from './lake.ts'
import { kindAt } from './disk.ts'

/** Files that keys, subscriptions, a killed claim and a new volume leave in an otherwise empty folder. */
export const OF_AN_EMPTY_FOLDER =
  /^(keys(-used)?\.json(\.\d+\.tmp|\.unreadable)?|keys-log\.ndjson|key-uses|\.(?:keys|delivery)-lock[\w.-]*|subscriptions|\.lock-[\w-]+|market-data\.txt\.\d+\.tmp|replica\.json\.\d+\.tmp|lost\+found)$/

/** True if a replica writes to this data directory. A replica removes what its store does not keep. */
export async function isReplicaFolder(lake: Lake): Promise<boolean> {
  return (await kindAt(lake.replicaState)) === 'file'
}
