import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Lake } from '../../lake/lake.ts'
import { nullIfMissing } from '../../lake/disk.ts'
import { makeKeysDir, makePrivateFolder, replacePrivately } from '../../lake/private-files.ts'
import { withLock } from '../keys/lock.ts'
import { type StoredSubscription, storedSubscriptionSchema } from './subscription.ts'
import type { OnDamaged, SubscriptionStore } from './subscription-store.ts'

const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.json$/

/** Opens the subscriptions of a data directory: a private file each, which is replaced by rename under one lock. */
export function openFileSubscriptionStore(lake: Lake, onDamaged: OnDamaged): SubscriptionStore {
  const folder = lake.subscriptions
  const place = (id: string) => join(folder, `${id}.json`)
  const readOne = async (name: string): Promise<StoredSubscription | null> => {
    const text = await nullIfMissing(readFile(join(folder, name), 'utf8'))
    return text === null ? null : storedSubscriptionSchema.parse(JSON.parse(text))
  }
  // Names come from requests: only those that we gave are read.
  const find = (id: string) => (NAME.test(`${id}.json`) ? readOne(`${id}.json`) : Promise.resolve(null))
  const readAll = async () => {
    const names = (await nullIfMissing(readdir(folder))) ?? []
    const ours = names.filter((name) => NAME.test(name))
    const read = await Promise.allSettled(ours.map(readOne))
    // A damaged subscription must not keep back the events of the others.
    return read.flatMap((each, at) => {
      if (each.status === 'rejected') onDamaged(ours[at] ?? '', each.reason)
      return each.status === 'fulfilled' && each.value !== null ? [each.value] : []
    })
  }
  const save = (subscription: StoredSubscription) =>
    replacePrivately(lake.files, place(subscription.id), `${JSON.stringify(subscription)}\n`)
  const exclusively = async <T>(work: () => Promise<T>) => {
    await makeKeysDir(lake)
    await makePrivateFolder(lake.files, folder)
    return withLock(join(folder, '.lock.duckdb'), work)
  }
  return {
    read: readAll,
    find,
    add: (subscription, require) =>
      exclusively(async () => {
        const instead = require(await readAll())
        if (instead !== null) return instead
        await save(subscription)
        return subscription
      }),
    change: (id, alter) =>
      exclusively(async () => {
        const found = await find(id)
        if (found === null) return null
        const changed = alter(found)
        if (changed === null) await lake.files.rm(place(id), { force: true })
        else await save(changed)
        return changed
      }),
  }
}
