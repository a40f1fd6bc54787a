import { mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { sweepSpill } from '../../../server/snapshots/spill-folder.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { type Child, run } from '../helpers/child.ts'
import { eventually } from '../helpers/http.ts'

const MODULE = new URL('../../../server/snapshots/spill-folder.ts', import.meta.url).href
const OWNER = '.market-data-owner.duckdb'
const log = pino({ level: 'silent' })
const TMPDIR = process.env['TMPDIR']
const children: Pick<Child, 'kill'>[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  if (TMPDIR === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = TMPDIR
})

/** A process that has written to a spill folder; returns the name of the folder. */
async function spilling(temporary: string) {
  const code = `import(${JSON.stringify(MODULE)}).then(async ({ makeSpill }) => {
    const { folder } = await makeSpill()
    require('node:fs').writeFileSync(folder + '/duckdb_temp_storage-0.tmp', 'spilt')
    // Before the message: the signal can come as soon as it is read.
    process.on('SIGTERM', () => process.exit())
    console.log('spill in ' + folder)
    setInterval(() => undefined, 1000)
  })`
  const child = run(['--eval', code], { TMPDIR: temporary })
  children.push(child)
  let isOver = false
  void child.ended.then(() => {
    isOver = true
  })
  const spill = await eventually(() => {
    const found = /spill in (\S+)/.exec(child.output())?.[1] ?? null
    if (found === null && isOver) throw new Error(child.output())
    return Promise.resolve(found)
  })
  return { ...child, folder: join(spill, '..'), name: spill.split('/').at(-2) ?? '' }
}

const spills = async (temporary: string) =>
  (await readdir(temporary)).filter((name) => name.startsWith('market-data-spill-')).sort()

describe('the spill folder of a server', () => {
  it('is removed with the server, and is private until then', async () => {
    const temporary = await temporaryFolder()
    const server = await spilling(temporary)
    const { mode } = await stat(server.folder)

    server.kill('SIGTERM')
    await server.ended

    expect(mode & 0o777).toBe(0o700)
    expect(await spills(temporary)).toEqual([])
  })

  it('is removed by the next server if the server was killed; folders of living servers and of others stay', async () => {
    const temporary = await temporaryFolder()
    process.env['TMPDIR'] = temporary
    const [killed, alive] = await Promise.all([spilling(temporary), spilling(temporary)])
    killed.kill('SIGKILL')
    await killed.ended
    const precious = await temporaryFolder()
    for (const file of [OWNER, 'precious']) await writeFile(join(precious, file), 'precious')
    await symlink(precious, join(temporary, 'market-data-spill-link'))
    await mkdir(join(temporary, 'market-data-spill-foreign'))
    await writeFile(join(temporary, 'market-data-spill-foreign/precious'), 'precious')
    await mkdir(join(temporary, 'market-data-spill-trap'))
    await symlink(join(alive.folder, OWNER), join(temporary, 'market-data-spill-trap', OWNER))

    await sweepSpill(log)

    const foreign = ['market-data-spill-foreign', 'market-data-spill-link', 'market-data-spill-trap']
    expect(await spills(temporary)).toEqual([...foreign, alive.name].sort())
    expect(await readdir(join(alive.folder, '1'))).toEqual(['duckdb_temp_storage-0.tmp'])
    expect((await readdir(precious)).sort()).toEqual([OWNER, 'precious'])
  })

  it('is not taken for that of a killed server while it is made', async () => {
    const temporary = await temporaryFolder()
    process.env['TMPDIR'] = temporary
    let isMaking = true
    const sweep = async () => {
      while (isMaking) await sweepSpill(log)
    }
    const sweeping = sweep()
    try {
      for (let server = 0; server < 3; server++) {
        const made = await Promise.all([spilling(temporary), spilling(temporary)])
        expect(await spills(temporary)).toEqual(expect.arrayContaining(made.map(({ name }) => name)))
      }
    } finally {
      isMaking = false
      await sweeping
    }
  })
})
