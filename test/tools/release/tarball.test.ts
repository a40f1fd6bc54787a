import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { packTarball } from '../../../tools/release/tarball.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const LONG = `${'folder/'.repeat(20)}${'x'.repeat(60)}.ts`

it('is read by tar as it was packed, long paths, empty files and programs too', async () => {
  const folder = await temporaryFolder()
  const files = new Map([LONG, 'empty', 'run.js'].map((path) => [path, Buffer.from(path === 'empty' ? '' : path)]))
  await writeFile(join(folder, 'packed.tgz'), packTarball(files, { programs: new Set(['run.js']) }))

  const { stdout } = await promisify(execFile)('tar', ['tvzf', 'packed.tgz', '--numeric-owner'], {
    cwd: folder,
    env: { ...process.env, TZ: 'UTC' },
  })
  const { stdout: content } = await promisify(execFile)('tar', ['xzOf', 'packed.tgz', `package/${LONG}`], {
    cwd: folder,
  })

  expect(stdout.split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
    '-rw-r--r-- 0/0 0 1985-10-26 08:15 package/empty',
    `-rw-r--r-- 0/0 ${String(LONG.length)} 1985-10-26 08:15 package/${LONG}`,
    '-rwxr-xr-x 0/0 6 1985-10-26 08:15 package/run.js',
    '',
  ])
  expect(content).toBe(LONG)
})

it('refuses a path that no tar could read, rather than to cut it', () => {
  expect(() => packTarball(new Map([['x'.repeat(200), Buffer.alloc(0)]]))).toThrow('too long for a tarball')
})
