import { Lake } from '../../../lake/lake.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isLatestFile, readArchived, readEdition, rememberAnswer } from '../../../pipeline/fetch/archive.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const URL_OF_FILE = 'https://dados.example.gov.br/file.csv'
const OLD = {
  sha256: null,
  validator: null,
  etag: '"a"',
  last_modified: null,
  asked_at: '2025-12-15T03:00:00Z',
  asked_of: 'http://mirror',
  absent: true,
}

it('the last answer of an earlier version is read, and written under the present names with the next answer', async () => {
  const lake = new Lake(await temporaryFolder())
  const folder = join(lake.root, 'raw/dados.example.gov.br/file.csv')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'latest.json'), JSON.stringify(OLD))

  const known = await readArchived(lake, URL_OF_FILE)
  const request = { at: new Date('2025-12-16T03:00:00Z'), of: null }
  await rememberAnswer(lake, URL_OF_FILE, known, { request, absent: true })

  expect(isLatestFile(JSON.stringify(OLD))).toBe(true)
  expect(known).toMatchObject({ requestedAt: new Date('2025-12-15T03:00:00Z'), requestedFrom: 'http://mirror' })
  expect(JSON.parse(await readFile(join(folder, 'latest.json'), 'utf8'))).toEqual({
    sha256: null,
    validator: null,
    etag: '"a"',
    last_modified: null,
    requested_at: '2025-12-16T03:00:00Z',
    requested_from: null,
    absent: true,
  })
})

it('the description of a download counts only for the hash that names it', async () => {
  const lake = new Lake(await temporaryFolder())
  const folder = join(lake.root, 'raw/dados.example.gov.br/file.csv')
  const [sha256, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const sidecar = {
    url: URL_OF_FILE,
    retrieved_at: '2025-12-15T03:00:00Z',
    etag: null,
    last_modified: null,
    bytes: 1,
    sha256,
    members: [],
    damage: null,
  }
  await mkdir(folder, { recursive: true })
  for (const name of [sha256, other]) await writeFile(join(folder, `${name}.csv.json`), JSON.stringify(sidecar))

  expect(await readEdition(lake, URL_OF_FILE, sha256)).toMatchObject({ sha256 })
  await expect(readEdition(lake, URL_OF_FILE, other)).rejects.toThrow(/not what a build wrote/)
})
