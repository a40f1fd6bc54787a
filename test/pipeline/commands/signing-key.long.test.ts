import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { command } from '../../helpers/command.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { mirror } from '../../helpers/portal.ts'

describe('making a key', () => {
  it('writes a private key for its owner only and a public one, with which the next build signs', async () => {
    const folder = await temporaryFolder()
    const key = join(folder, 'keys/2025.pem')
    const variables = {
      DATA_DIR: join(folder, 'data'),
      SOURCE_MIRROR: await mirror(dayMonth('1.00')),
      FROM: '2025-09',
    }

    const made = await command(['signing-key', key], variables)
    const unsigned = await command(['build'], variables)
    const signed = await command(['sign'], { ...variables, SIGNING_KEY_FILE: key })
    const verified = await command(['verify'], { ...variables, PUBLIC_KEY_FILE: join(folder, 'keys/2025.pub.pem') })

    expect(made).toMatchObject({ exit: 0, stderr: expect.stringContaining(`Set SIGNING_KEY_FILE=${key}`) as string })
    const [, keyId = ''] = /^\S+Z key +(\S+) /m.exec(made.stderr) ?? []
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    expect(await readFile(join(folder, 'keys/2025.pub.pem'), 'utf8')).toMatch(/^-----BEGIN PUBLIC KEY-----/)
    expect(made.stderr).not.toContain('PRIVATE')
    expect(unsigned.stderr).toMatch(/^\S+Z sign .* not signed: SIGNING_KEY_FILE is not set$/m)
    expect(signed.stderr).toContain(`signed by ${keyId}`)
    expect(verified).toMatchObject({
      exit: 0,
      stderr: expect.stringContaining(`signed by ${keyId}, which is in PUBLIC_KEY_FILE`) as string,
    })
  })

  it('asks for the name of its file, and shows no stack', async () => {
    const ended = await command(['signing-key', ''], { DATA_DIR: join(await temporaryFolder(), 'data') })

    expect(ended.exit).toBe(2)
    expect(ended.stderr).toMatch(
      /^error BAD_PARAMETER: there is no name for the file of the new key\n {2}.*market-data-server signing-key /,
    )
    expect(ended.stderr).not.toMatch(/^ +at /m)
  })

  it('never replaces a file, and leaves nothing behind then', async () => {
    const folder = await temporaryFolder()
    const key = join(folder, 'key.pem')
    await writeFile(join(folder, 'key.pub.pem'), 'mine')

    const refused = await command(['signing-key', key], {})
    await writeFile(key, 'mine too')
    const again = await command(['signing-key', key], {})

    for (const ended of [refused, again])
      expect(ended).toMatchObject({ exit: 2, stderr: expect.stringContaining('is there already') as string })
    expect(await readFile(key, 'utf8')).toBe('mine too')
    expect(await readFile(join(folder, 'key.pub.pem'), 'utf8')).toBe('mine')
  })

  it('keeps the private key out of the data directory, and a build with a key that others can read does not begin', async () => {
    const folder = await temporaryFolder()
    const open = join(folder, 'open.pem')
    await command(['signing-key', open], {})
    await writeFile(join(folder, 'copy.pem'), await readFile(open), { mode: 0o644 })
    const variables = { DATA_DIR: folder, SIGNING_KEY_FILE: join(folder, 'copy.pem') }

    expect((await command(['signing-key', join(folder, 'in.pem')], variables)).stderr).toContain(
      'is in the data directory',
    )
    const build = await command(['build'], { ...variables, DATA_DIR: join(folder, 'data') })
    expect(build).toMatchObject({ exit: 2, stderr: expect.stringContaining('can be read by others') as string })
  })
})
