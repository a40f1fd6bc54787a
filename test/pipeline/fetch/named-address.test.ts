import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Lake } from '../../../lake/lake.ts'
import type { FileToFetch } from '../../../pipeline/fetch/files-to-fetch.ts'
import { findRequest } from '../../../pipeline/fetch/named-address.ts'
import type { FileOrigin, OriginAnswer } from '../../../pipeline/fetch/origins/origin.ts'
import dataset from '../../../schemas/datasets/b3_isin/dataset.ts'
import { filesBelow } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const [source] = dataset.sources
if (source?.namedBy === undefined) throw new Error('no answer names the file')
const url = source.url(null)
const file: FileToFetch = { dataset, source, period: null, months: [null], url }
const CALL = url.replace('GetFileDownload/isin.zip', '')

/** An origin that answers one address with this text, and has nothing else. */
function originWith(text: string | null, remote = true): FileOrigin {
  const offer: OriginAnswer = {
    says: 'offer',
    calledPage: false,
    save: async (path, { files }) => {
      const output = await files.open(path, 'w')
      await output.appendFile(Buffer.from(text ?? ''))
      await output.close()
      return { sha256: '', bytes: 0, validators: { etag: null, lastModified: null, stamp: null } }
    },
    decline: () => Promise.resolve(),
  }
  return {
    remote,
    damagedDownloads: 1,
    addressOf: (address) => address,
    inTurn: (_address, work) => work(),
    ask: (address) =>
      Promise.resolve(text !== null && address === `${CALL}GetTextDownload/` ? offer : { says: 'absent' }),
    close: () => Promise.resolve(),
  }
}

const find = async (origin: FileOrigin, asked = file) => {
  const lake = new Lake(join(await temporaryFolder(), 'data'))
  return { lake, address: (await findRequest(asked, { origin, lake })).url }
}

it('a file whose address another answer names is requested there, and the answer is not kept', async () => {
  const { lake, address } = await find(originWith('{"geralPt":{"id":123}}'))

  expect(address).toBe(`${CALL}GetFileDownload/MTIz`)
  expect(await filesBelow(lake.raw)).toEqual([])
})

it('a folder, and a mirror without that answer, have it under its own name', async () => {
  expect((await find(originWith('{"geralPt":{"id":123}}', false))).address).toBe(url)
  expect((await find(originWith(null))).address).toBe(url)
})

it('another address of the file is asked as it is', async () => {
  const [other = ''] = source.fallbackUrls?.(null) ?? []

  expect((await find(originWith('{"geralPt":{"id":123}}'), { ...file, url: other })).address).toBe(other)
})

it('an answer that names no file says what to look at', async () => {
  await expect(find(originWith('<html>'))).rejects.toThrow('GetTextDownload/ names no file')
})
