import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readCurrentSnapshot } from '../../lake/snapshots/read-snapshot.ts'
import { Lake } from '../../lake/lake.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { textRows } from '../helpers/build.ts'
import { temporaryFolder } from '../helpers/folders.ts'
import { type Api, serve } from '../server/helpers/api.ts'
import { ask } from '../server/helpers/http.ts'
import { publishSample } from '../server/helpers/snapshot.ts'
import { askCroissant } from './helpers/ask.ts'

let api: Api | undefined

afterAll(() => api?.stop())

it('the reader of Croissant finds no fault in the description of every open table, and reads the rows of one', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  await publishSample(dataDir)
  api = await serve(dataDir)
  const answer = await api.get('/data/croissant.json')
  const { distribution, recordSet } = JSON.parse(answer.text) as {
    distribution: readonly { '@id': string; contentUrl: string; sha256: string }[]
    recordSet: readonly { '@id': string }[]
  }
  const snapshot = await readCurrentSnapshot(new Lake(dataDir))
  if (snapshot === null) throw new Error('the sample is not published')
  const paths = new Map(
    snapshot.manifest.partitions.flatMap(({ tables }) =>
      Object.values(tables).map(({ sha256, file }) => [sha256, join(snapshot.folder, file)] as const),
    ),
  )
  const files = Object.fromEntries(
    distribution.flatMap(({ '@id': id, sha256 }) => {
      const path = paths.get(sha256)
      return path === undefined ? [] : [[id, path]]
    }),
  )
  const document = join(await temporaryFolder(), 'croissant.json')
  await writeFile(document, answer.text)

  const found = await askCroissant({ document, files, recordSet: 'statistic_value' })

  expect(found.errors).toEqual([])
  // A snapshot is no release: its name stays what it is everywhere.
  expect(found.warnings.filter((warning) => !warning.includes('MAJOR.MINOR.PATCH'))).toEqual([])
  expect(found.recordSets.sort()).toEqual(recordSet.map(({ '@id': id }) => id).sort())
  const restricted = datasets.filter(({ terms }) => terms.kind === 'restricted')
  const closed = restricted.flatMap(({ tables, materializedViews = [] }) =>
    [...tables, ...materializedViews].map(({ name }) => name),
  )
  expect(closed).toContain('debenture_link')
  expect(found.recordSets.filter((name) => closed.includes(name))).toEqual([])
  // What it describes is for keys.
  const { pathname, search } = new URL(distribution[0]?.contentUrl ?? '', 'http://localhost')
  expect((await ask(api.port, pathname + search)).status).toBe(401)
  const [truth] = await textRows(
    `SELECT count(*)::VARCHAR AS rows FROM '${files['statistic_value/all.parquet'] ?? ''}'`,
  )
  expect(String(found.rows)).toBe(truth?.['rows'])
  expect(found.first['statistic_value/series']).toContain('bcb-')
})
