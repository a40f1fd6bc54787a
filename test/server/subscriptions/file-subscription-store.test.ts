import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import { openFileSubscriptionStore } from '../../../server/subscriptions/file-subscription-store.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { storedSubscription } from './helpers/stored.ts'

const [DAMAGED, OTHER] = [storedSubscription(1), storedSubscription(2)]

it.each(['', '{"id":', '[]', JSON.stringify({ ...DAMAGED, topic: { kind: 'weather', id: null } })])(
  'a file with %j does not keep back the other subscriptions, and is named',
  async (text) => {
    const lake = new Lake(join(await temporaryFolder(), 'data'))
    const damaged: string[] = []
    const store = openFileSubscriptionStore(lake, (name) => damaged.push(name))
    for (const each of [DAMAGED, OTHER]) await store.add(each, () => null)
    await writeFile(join(lake.subscriptions, `${DAMAGED.id}.json`), text)

    expect(await store.read()).toEqual([OTHER])
    expect(damaged).toEqual([`${DAMAGED.id}.json`])
    expect(await store.add(storedSubscription(3), () => null)).toEqual(storedSubscription(3))
  },
)
