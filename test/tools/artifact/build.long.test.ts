import { execFile } from 'node:child_process'
import { appendFile, cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltCode, readCompilerCode } from '../../../pipeline/digest/compiler-code.ts'
import { digestOfDeclaration } from '../../../pipeline/digest/input-digest.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import type { Manifest } from '../../../schemas/core/manifest.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PARTS = ['lake', 'runtime', 'schemas', 'pipeline', 'server', 'tools']
const FILES = ['package.json', 'package-lock.json', 'tsconfig.json']

/** A copy of the code, whose data directory has a part of the sample as the sources compile it. */
let copy: string

async function run(...words: readonly string[]): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, words, {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      SOURCE_MIRROR: join(ROOT, 'data/sample'),
      DATA_DIR: join(copy, 'data'),
      DATASETS: 'b3_quote,business_calendar,cvm_fund_register',
    },
  })
}

const start = (...words: readonly string[]) => run('runtime/start.js', ...words)
const buildPrograms = () => run('--import', 'tsx', 'tools/artifact/main.ts')

async function builtFolder(): Promise<string> {
  const { folder } = JSON.parse(await readFile(join(copy, 'dist/built.json'), 'utf8')) as { folder: string }
  return join(copy, 'dist', folder)
}

beforeAll(async () => {
  copy = await temporaryFolder()
  for (const part of [...PARTS, ...FILES]) await cp(join(ROOT, part), join(copy, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  await run('--import', 'tsx', 'pipeline/cli.ts', 'build')
  await buildPrograms()
})

describe('The programs of make build', () => {
  it('find every partition unchanged that the sources compiled', async () => {
    const { stderr } = await start('pipeline/cli', 'build')
    expect(stderr).toContain('nothing changed, nothing published')
  })

  it('compile to the bytes that the sources compile to', async () => {
    const published = async () => {
      const manifest = JSON.parse(await readFile(join(copy, 'data/current/manifest.json'), 'utf8')) as Manifest
      return manifest.partitions.flatMap(({ tables }) => Object.values(tables).map(({ sha256 }) => sha256))
    }
    const before = await published()
    expect(before.length).toBeGreaterThan(4)
    await promisify(execFile)('rm', ['-r', join(copy, 'data')])
    await start('pipeline/cli', 'build')
    expect(await published()).toEqual(before)
  })

  it('are what starts, until a source is not what it was made from', async () => {
    const [main, source] = [join(await builtFolder(), 'pipeline-main.js'), join(copy, 'pipeline/main.ts')]
    await writeFile(main, `process.stdout.write('the built one')\n${await readFile(main, 'utf8')}`)
    expect((await start('pipeline/cli', '--help')).stdout).toContain('the built one')

    const text = await readFile(source, 'utf8')
    await writeFile(source, text.replace('Compiles the files of the portals', 'Compiles other files'))
    const { stdout } = await start('pipeline/cli', '--help')
    expect(stdout).not.toContain('the built one')
    expect(stdout).toContain('Compiles other files')

    await writeFile(source, text)
    expect((await start('pipeline/cli', '--help')).stdout).toContain('the built one')

    // Digests of the declarations are kept with the programs, and depend on the SQL that compiles.
    const macros = join(copy, 'schemas/core/macros/texts.sql')
    const sql = await readFile(macros, 'utf8')
    await writeFile(macros, `${sql}-- another line\n`)
    expect((await start('pipeline/cli', '--help')).stdout).not.toContain('the built one')
    await writeFile(macros, sql)
  })

  it('know the declaration of every dataset as the sources know it', async () => {
    const code = JSON.parse(await readFile(join(await builtFolder(), 'compiler-code.json'), 'utf8')) as BuiltCode
    const compiler = await readCompilerCode()
    expect(compiler.declared).toBeUndefined()
    expect(code.digest).toBe(compiler.digest)
    expect(code.declared).toEqual(
      Object.fromEntries(datasets.map((dataset) => [dataset.id, digestOfDeclaration(dataset, compiler)])),
    )
    const another = { ...compiler, declared: new Map([['b3_quote', 'the kept one']]) }
    const quotes = datasets.find(({ id }) => id === 'b3_quote')
    expect(quotes && digestOfDeclaration(quotes, another)).toBe('the kept one')
  })

  it('supervise a build as the sources do: its exit code and its end are reported', async () => {
    const ended = await run('runtime/start.js', 'pipeline/cli', 'build', '--no-such-option').catch(
      (error: unknown) => error as { code: number; stderr: string },
    )
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('--no-such-option') as string })
  })

  it('stay next to the newer ones once, for a server that still runs them', async () => {
    const folders = async () => (await readdir(join(copy, 'dist'))).filter((name) => name !== 'built.json')
    const first = await builtFolder()
    for (const end of ['one', 'two']) {
      await appendFile(join(copy, 'pipeline/main.ts'), `\n// ${end}\n`)
      await buildPrograms()
      expect(await folders()).toHaveLength(2)
    }
    expect((await folders()).map((name) => join(copy, 'dist', name))).not.toContain(first)
  })

  it('are refused by name if there is no such program', async () => {
    const ended = await start('pipeline/other').catch((error: unknown) => error as { code: number; stderr: string })
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('pipeline/other') as string })
  })
})
