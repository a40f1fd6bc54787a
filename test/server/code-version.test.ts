import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeVersion } from '../../server/code-version.ts'
import { temporaryFolder } from '../helpers/folders.ts'

let folder: string

beforeEach(async () => {
  folder = await temporaryFolder()
  await mkdir(join(folder, 'inner'))
  await writeFile(join(folder, 'inner/answer.sql'), 'SELECT 1')
})

const version = () => codeVersion([pathToFileURL(`${folder}/`)])

describe('the version of the code that answers', () => {
  it('stays the same while no line of the code changes', async () => {
    const before = version()

    await writeFile(join(folder, 'notes.md'), 'No code.')

    expect(version()).toBe(before)
  })

  it('changes with a line in any of its folders, and with the name of a file', async () => {
    const before = version()

    await writeFile(join(folder, 'inner/answer.sql'), 'SELECT 2')
    const changed = version()
    await writeFile(join(folder, 'inner/other.ts'), '')

    expect(new Set([before, changed, version()]).size).toBe(3)
  })
})
