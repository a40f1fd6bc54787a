import { realFiles } from '../../../../lake/files.ts'
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolderOrigin } from '../../../../pipeline/fetch/origins/folder-origin.ts'
import type { FileOrigin } from '../../../../pipeline/fetch/origins/origin.ts'
import { temporaryFolder } from '../../../helpers/folders.ts'

async function makeMirror(files: Readonly<Record<string, string>>) {
  const folder = await temporaryFolder()
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  return { folder, origin: await openFolderOrigin(folder) }
}

/** Returns which file a folder answers with, and by what the folder tells it from another. */
async function answered(origin: FileOrigin, url: string) {
  const answer = await origin.ask(url, null)
  if (answer.says !== 'offer') return { says: answer.says, text: null, validators: null }
  const path = join(await temporaryFolder(), 'file')
  const { validators } = await answer.save(path, { files: realFiles, maxBytes: 1000, arrived: () => undefined })
  return { says: answer.says, text: await readFile(path, 'utf8'), validators }
}

describe('a folder that mirrors the portals', () => {
  it.each([
    ['a path', 'https://host.br/a/b.csv', 'host.br/a/b.csv'],
    ['a query', 'https://host.br/a/b?x=1&y=2', 'host.br/a/b@x=1&y=2'],
    ['a path with a space', 'https://host.br/a/b%20c.csv', 'host.br/a/b c.csv'],
    ['a query with an accent', 'https://host.br/b?q=a%C3%A7%C3%A3o', 'host.br/b@q=ação'],
    ['a path that is a folder too', 'https://host.br/a', 'host.br/a@'],
  ])('answers %s with its file', async (_name, url, file) => {
    const { origin } = await makeMirror({ [file]: 'here', 'host.br/a/other.csv': 'other' })

    expect(await answered(origin, url)).toMatchObject({ text: 'here' })
  })

  it.each([
    'https://host.br/a/c.csv',
    'https://other.br/a/b.csv',
    'https://host.br/a',
    'https://host.br/a/b.csv/c',
    'https://host.br/a/b.csv?x=1',
  ])('has nothing for %s', async (url) => {
    const { origin } = await makeMirror({ 'host.br/a/b.csv': 'here' })

    expect(await origin.ask(url, null)).toEqual({ says: 'absent' })
  })

  it('sees a file as unchanged until it is written again, even with the same length and time', async () => {
    const { folder, origin } = await makeMirror({ 'host.br/a.csv': 'one' })
    const path = join(folder, 'host.br/a.csv')
    const { atime, mtime } = await stat(path)
    const { validators } = await answered(origin, 'https://host.br/a.csv')
    const again = await origin.ask('https://host.br/a.csv', validators)
    await writeFile(path, 'two')
    await utimes(path, atime, mtime)

    const later = await origin.ask('https://host.br/a.csv', validators)

    expect(again.says).toBe('unchanged')
    expect(later.says).toBe('offer')
  })

  it('is refused if it is a file or does not exist', async () => {
    const { folder } = await makeMirror({ 'a.csv': '' })

    await expect(openFolderOrigin(join(folder, 'a.csv'))).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
    await expect(openFolderOrigin(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'BAD_PARAMETER' })
  })

  it('is only read', async () => {
    const { folder, origin } = await makeMirror({ 'host.br/a.csv': 'one' })

    await answered(origin, 'https://host.br/a.csv')

    expect(await readFile(join(folder, 'host.br/a.csv'), 'utf8')).toBe('one')
  })
})
