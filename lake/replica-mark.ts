import { join } from 'node:path'
import { kindAt } from './disk.ts'

/** The file with the state of a replica, in its data directory. It also marks the directory as a replica's. */
export const REPLICA_STATE = 'replica.json'

/** `make keys`, a claim that was killed and a new volume leave these files in an otherwise empty folder. */
export const OF_AN_EMPTY_FOLDER =
  /^(keys(-used)?\.json(\.\d+\.tmp|\.unreadable)?|\.keys-lock[\w.-]*|\.lock-\w+|market-data\.txt\.\d+\.tmp|replica\.json\.\d+\.tmp|lost\+found)$/

/** True if a replica writes to this data directory: it removes what its store does not keep. */
export async function isReplicaFolder(dataDir: string): Promise<boolean> {
  return (await kindAt(join(dataDir, REPLICA_STATE))) === 'file'
}
