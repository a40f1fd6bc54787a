import { join } from 'node:path'
import { realFiles } from '../../../lake/files.ts'
import { writeDocument } from '../../../pipeline/read/document.ts'
import { Unreadable } from '../../../pipeline/second-reading/unreadable-file.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { secondReadings } from '../../../schemas/second-readings.gen.ts'
import { chooseBy, type FuzzTarget, unlessRefused, workFolder } from './target.ts'

/** A declared shape of documents is tried once, whichever members have it. */
const shapes = new Map(
  datasets.flatMap(({ id, sources, lookups }) =>
    sources.flatMap(({ members }) =>
      members.flatMap((member) =>
        member.shape === undefined ? [] : [[member.shape, { id, member, lookups }] as const],
      ),
    ),
  ),
)
const [first, ...others] = [...shapes.values()]
if (first === undefined) throw new Error('no dataset reads a document')

export const document: FuzzTarget = {
  holds: 'a document is refused, or the second reader finds its rows',
  run: async (bytes) => {
    const { chosen, rest } = chooseBy(bytes, [first, ...others])
    const { id, member, lookups } = chosen
    const content = (async function* () {
      yield await Promise.resolve(rest)
    })()
    const visited = { member, memberFile: 'document.json', content, encoding: 'utf-8' } as const
    const path = join(workFolder(), 'document')
    const isTaken = await unlessRefused(BuildError, async () => {
      await writeDocument(realFiles, path, visited, 'members.ts')
      return true
    })
    if (isTaken === null) return
    const filed: unknown = JSON.parse(rest.toString('utf8'))
    await unlessRefused(Unreadable, () => secondReadings[id]?.listSaidRows?.(member, filed, lookups))
  },
}
