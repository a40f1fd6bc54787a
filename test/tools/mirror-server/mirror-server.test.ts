import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveMirror } from '../../../tools/mirror-server/mirror-server.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { ask } from '../../server/helpers/http.ts'

it('gives a file behind a link in the folder, and none behind a link or a path that leads out of it', async () => {
  const [folder, outside] = [await temporaryFolder(), await temporaryFolder()]
  await mkdir(join(folder, 'host.br'))
  await writeFile(join(folder, 'host.br/a.csv'), 'ours')
  await writeFile(join(outside, 'secret'), 'theirs')
  await symlink('a.csv', join(folder, 'host.br/inside'))
  await symlink(join(outside, 'secret'), join(folder, 'host.br/file'))
  await symlink(outside, join(folder, 'host.br/folder'))
  const server = await serveMirror(folder)
  const port = Number(new URL(server.address).port)
  const read = async (path: string) => {
    const { status, text } = await ask(port, path)
    return status === 200 ? text : status
  }

  const name = outside.split('/').at(-1) ?? ''
  const led = [
    '/host.br/file',
    '/host.br/folder/secret',
    `/../${name}/secret`,
    `/host.br/%2e%2e%2f%2e%2e%2f${name}/secret`,
  ]
  expect([await read('/host.br/a.csv'), await read('/host.br/inside')]).toEqual(['ours', 'ours'])
  for (const path of led) expect(await read(path), path).toBe(404)
  await server.close()
})
