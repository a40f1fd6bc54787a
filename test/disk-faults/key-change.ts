import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Lake } from '../../lake/lake.ts'
import { createKey } from '../../server/keys/commands.ts'
import { openFileKeyStore } from '../../server/keys/file-key-store.ts'
import type { KeyStore } from '../../server/keys/key-store.ts'
import { findSuccession, isValid } from '../../server/keys/key.ts'
import type { FaultedCommand } from './faulted-command.ts'

const OWNERS = ['first', 'second']
const GRACE = '24h'

/** Gives a key a successor: no key of another owner changes, and one of the two works all the time. */
export const keyChange: FaultedCommand = {
  name: 'key change',
  prepare: async (folder) => {
    const dataDir = join(folder, 'data')
    await mkdir(dataDir)
    const store = openFileKeyStore(new Lake(dataDir))
    for (const name of OWNERS)
      await createKey(store, { name, scopes: ['*'], rateLimit: 60, expiresAt: null }, new Date())
  },
  open: async (folder) => {
    const dataDir = join(folder, 'data')
    const store = openFileKeyStore(new Lake(dataDir))
    const [changing, other] = await store.read()
    if (changing === undefined || other === undefined) throw new Error('there are no keys')
    let [successors, logged] = [0, await readWholeLines(store)]
    const listSuccession = async () => findSuccession(await store.read(), changing.id)
    return {
      run: async ({ run }) => {
        const newest = (await listSuccession()).at(-1) ?? changing
        return run({ room: 'keys', words: ['rotate', newest.id, '--grace', GRACE], variables: { DATA_DIR: dataDir } })
      },
      inspect: async () => {
        const [keys, log, faults] = [await store.read(), await readWholeLines(store), [] as string[]]
        const succession = await listSuccession()
        if (JSON.stringify(keys.find(({ id }) => id === other.id)) !== JSON.stringify(other))
          faults.push('the key of another owner has changed')
        if (!succession.some((key) => isValid(key, new Date()))) faults.push('no key of the owner works')
        if (keys.length !== OWNERS.length + succession.length - 1) faults.push('there is a key that nobody asked for')
        if (succession.length - 1 < successors) faults.push('a successor is lost')
        // The line of a change is there before the change.
        const changes = succession.length - 1 - successors
        if (log.length < logged.length + changes) faults.push('the log lacks a change')
        if (logged.some((line, number) => line !== log[number])) faults.push('a line of the log has changed')
        ;[successors, logged] = [succession.length - 1, log]
        return faults
      },
      judge: () => Promise.resolve(successors > 0 ? [] : ['the key has no successor']),
    }
  },
}

/** A process that dies while it writes leaves a line without its end. */
async function readWholeLines(store: KeyStore): Promise<string[]> {
  return (await store.readLog()).filter((line) => line.endsWith('}'))
}
