import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { packWheel } from '../../../tools/release/wheel.ts'

const PYTHON = new URL('../../../client/python/', import.meta.url)

/** Reads the members of a zip in their order. */
async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const members = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    members.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return members
}

it('packs the Python client as pip takes it: what it needs, and a record of each file that is in it', async () => {
  const [pyproject, readme] = await Promise.all(
    ['pyproject.toml', 'README.md'].map((name) => readFile(new URL(name, PYTHON), 'utf8')),
  )
  const module = new Map([['brazilian_market_data/__init__.py', Buffer.from('one = 1\n')]])

  const { name, bytes } = await packWheel(pyproject ?? '', readme ?? '', module)
  const members = await unzip(bytes)

  const [, version = ''] = /^version = "(.+)"$/m.exec(pyproject ?? '') ?? []
  const info = `brazilian_market_data_client-${version}.dist-info`
  expect(name).toBe(`brazilian_market_data_client-${version}-py3-none-any.whl`)
  expect([...members.keys()]).toEqual([
    'brazilian_market_data/__init__.py',
    `${info}/WHEEL`,
    `${info}/METADATA`,
    `${info}/RECORD`,
  ])
  const metadata = members.get(`${info}/METADATA`)?.toString() ?? ''
  expect(metadata).toMatch(/^Metadata-Version: 2\.4\nName: brazilian-market-data-client\n/)
  expect(metadata.split('\n')).toEqual(
    expect.arrayContaining([
      'Requires-Python: >=3.10',
      'Requires-Dist: httpx >=0.27,<1',
      'Requires-Dist: pyarrow >=14 ; extra == "pandas"',
      'Provides-Extra: verify',
    ]),
  )
  expect(metadata.endsWith(`\n\n${readme ?? ''}`)).toBe(true)
  for (const [path, content] of members) {
    const hash = createHash('sha256').update(content).digest('base64url')
    const record = path.endsWith('RECORD') ? `${path},,` : `${path},sha256=${hash},${String(content.length)}`
    expect(members.get(`${info}/RECORD`)?.toString().split('\n')).toContain(record)
  }
})

it('refuses a description without what a wheel needs', async () => {
  await expect(packWheel('[project]\nname = "one"\n', '', new Map())).rejects.toThrow('pyproject.toml has no version')
})
