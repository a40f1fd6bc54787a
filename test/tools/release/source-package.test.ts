import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { packSource } from '../../../tools/release/source-package.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const PYTHON = new URL('../../../client/python/', import.meta.url)

it('packs the source of the Python client below one folder, with its build settings, description and metadata', async () => {
  const [pyproject = '', readme = ''] = await Promise.all(
    ['pyproject.toml', 'README.md'].map((name) => readFile(new URL(name, PYTHON), 'utf8')),
  )
  const { name, bytes } = packSource(
    pyproject,
    readme,
    new Map([['brazilian_market_data/__init__.py', bytesOf('one = 1')]]),
  )
  const folder = await temporaryFolder()
  await writeFile(join(folder, name), bytes)
  const tar = async (...words: string[]) => (await promisify(execFile)('tar', words, { cwd: folder })).stdout

  const [, version = ''] = /^version = "(.+)"$/m.exec(pyproject) ?? []
  const named = `brazilian_market_data_client-${version}`
  expect(name).toBe(`${named}.tar.gz`)
  expect((await tar('tzf', name)).trim().split('\n')).toEqual(
    ['PKG-INFO', 'README.md', 'brazilian_market_data/__init__.py', 'pyproject.toml'].map((file) => `${named}/${file}`),
  )
  expect(await tar('xzOf', name, `${named}/PKG-INFO`)).toContain(`\nVersion: ${version}\n`)
  expect(await tar('xzOf', name, `${named}/pyproject.toml`)).toBe(pyproject)
})

const bytesOf = (text: string) => Buffer.from(text)
