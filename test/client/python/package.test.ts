import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readTree } from '../../../tools/release/files.ts'
import { packSource } from '../../../tools/release/source-package.ts'
import { KEY_HEAVY_AT_ONCE, KEY_REQUESTS_AT_ONCE } from '../../../server/limits/concurrency-limit.ts'
import { signedSampleTwice } from '../../helpers/signed-sample.ts'
import { type Api, makeKey, serve } from '../../server/helpers/api.ts'
import { type HostileServer, startHostileServer } from '../helpers/hostile-server.ts'
import { readBlock, runProgram } from '../helpers/run.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
/** `make test-clients` makes it, with the packages of requirements.txt. */
const PYTHON = join(ROOT, '.venv-clients/bin/python')
const TESTS = join(ROOT, 'test/client/python')

let api: Api
/** With the limits that a key has by default, and without kept answers. */
let limited: Api
let hostile: HostileServer
let environment: Readonly<Record<string, string>>
/** A folder outside of the project: what is imported there is what was installed. */
let elsewhere: string

beforeAll(async () => {
  const { dataDir, publicPem } = await signedSampleTwice()
  elsewhere = await temporaryFolder()
  const key = await makeKey(dataDir, { scopes: ['*', 'bulk', 'sql'] })
  api = await serve(dataDir, { SQL: 'on', EXPORTS_DIR: join(elsewhere, 'exports') })
  limited = await serve(dataDir, {
    KEY_REQUESTS_AT_ONCE: String(KEY_REQUESTS_AT_ONCE),
    KEY_HEAVY_AT_ONCE: String(KEY_HEAVY_AT_ONCE),
    RESPONSE_CACHE_ANSWER_KIB: '1',
  })
  hostile = await startHostileServer()
  environment = {
    HOSTILE_URL: hostile.url,
    HOSTILE_THIEF_URL: hostile.thief,
    MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}`,
    MARKET_DATA_LIMITED_URL: `http://127.0.0.1:${String(limited.port)}`,
    MARKET_DATA_KEY: key,
    MARKET_DATA_PUBLIC_KEY: publicPem,
    MYPY_CACHE_DIR: join(elsewhere, 'mypy'),
    PYTHONDONTWRITEBYTECODE: '1',
    XDG_CACHE_HOME: elsewhere,
  }
  const install = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-build-isolation', '--force-reinstall']
  await runProgram(PYTHON, [...install, join(ROOT, 'client/python')], { cwd: elsewhere })
})

afterAll(async () => {
  await limited.stop({ keepData: true })
  await api.stop()
  await hostile.close()
})

it('has the version of the other client, which the changes and the page name', () => {
  const other = readFileSync(join(ROOT, 'client/typescript/package.json'), 'utf8')
  const { version } = JSON.parse(other) as { readonly version: string }

  expect(readFileSync(join(ROOT, 'client/python/pyproject.toml'), 'utf8')).toContain(`\nversion = "${version}"\n`)
  for (const page of ['CHANGELOG.md', 'docs/python.md'])
    expect(readFileSync(join(ROOT, page), 'utf8')).toContain(version)
})

async function buildByFlit(kind: string, source: string, into: string): Promise<string> {
  const make = `from flit_core import buildapi; print(buildapi.build_${kind}(${JSON.stringify(into)}))`
  return (await runProgram(PYTHON, ['-c', make], { cwd: source })).trim()
}

async function packRelease(into: string): Promise<string> {
  const folder = join(ROOT, 'client/python/')
  const [pyproject, readme] = ['pyproject.toml', 'README.md'].map((name) => readFileSync(join(folder, name), 'utf8'))
  const module = await readTree(folder, 'brazilian_market_data')
  const { name, bytes } = packSource(pyproject ?? '', readme ?? '', module)
  await writeFile(join(into, name), bytes)
  return name
}

it.each(['wheel', 'sdist', 'source of a release'])(
  'is built as a %s, which an empty folder installs and whose README gives a first answer',
  async (kind) => {
    const [built, project] = [await temporaryFolder(), await temporaryFolder()]
    const source = join(project, 'source')
    await cp(join(ROOT, 'client/python'), source, { recursive: true })
    const name = kind === 'source of a release' ? await packRelease(built) : await buildByFlit(kind, source, built)
    await rm(source, { recursive: true })
    const install = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--no-index', '--no-build-isolation']
    await runProgram(PYTHON, [...install, '--target', join(project, 'packages'), join(built, name)], { cwd: project })

    const [, lines = ''] =
      /```python\n([\s\S]*?)```/.exec(readFileSync(join(ROOT, 'client/python/README.md'), 'utf8')) ?? []
    expect(lines.trim().split('\n')).toHaveLength(3)
    const url = environment['MARKET_DATA_URL'] ?? ''
    const ours = lines
      .replace('http://localhost:8080', url)
      .replace('"KEY"', JSON.stringify(environment['MARKET_DATA_KEY']))
    const where = '\nimport brazilian_market_data\nprint(brazilian_market_data.__file__)\n'
    await writeFile(join(project, 'first.py'), ours + where)
    const env = { ...environment, PYTHONPATH: join(project, 'packages') }
    const printed = await runProgram(PYTHON, ['first.py'], { cwd: project, env })

    expect(printed).toContain('62415896000127')
    expect(printed).toContain(join(project, 'packages/brazilian_market_data/__init__.py'))
  },
)

it('has types that mypy accepts in strict mode, in the package and where it is installed', async () => {
  const mypy = ['-m', 'mypy', '--strict', '--config-file', join(ROOT, 'client/python/pyproject.toml')]

  await runProgram(PYTHON, [...mypy, join(ROOT, 'client/python/brazilian_market_data')], {
    cwd: elsewhere,
    env: environment,
  })
  const tests = readdirSync(TESTS).filter((name) => name.endsWith('.py'))
  const files = [...tests.map((name) => join(TESTS, name)), join(ROOT, 'notebooks/figures.py')]
  await runProgram(PYTHON, [...mypy, ...files], { cwd: elsewhere, env: environment })
})

it('does what its own tests say, against a server', async () => {
  const pytest = ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '-o', 'faulthandler_timeout=600', TESTS]

  const printed = await runProgram(PYTHON, pytest, { cwd: elsewhere, env: environment })

  expect(printed).toMatch(/\d{2,} passed/)
  expect(printed).not.toContain('failed')
})

it('runs the lines of the page', async () => {
  const code = readBlock('python.md', 'python')
  const file = join(elsewhere, 'page.py')
  await writeFile(file, code)

  const printed = await runProgram(PYTHON, [file], { cwd: elsewhere, env: environment })

  expect(code.trim().split('\n').length).toBeLessThanOrEqual(12)
  expect(printed).toContain('Mercado Futuro - Posições compradas -250045.54')
  expect(printed).toContain('84935606.40')
  expect(printed).toContain('final_position_value: decimal128')
})

it('runs the lines of the page of notebooks, for which what it says to install is installed', async () => {
  const folder = join(elsewhere, 'page of notebooks')
  await mkdir(folder)
  await symlink(join(ROOT, 'notebooks'), join(folder, 'notebooks'))
  await writeFile(join(folder, 'page.py'), readBlock('notebooks.md', 'python'))
  const env = { ...environment, PATH: `${dirname(PYTHON)}:${process.env['PATH'] ?? ''}` }

  const printed = await runProgram(PYTHON, ['page.py'], { cwd: folder, env: { ...env, MPLBACKEND: 'agg' } })
  await runProgram('bash', ['-ec', readBlock('notebooks.md', 'sh', 1)], { cwd: folder, env })

  expect(printed).toContain('10406511000161 544964784.00 BRL ISHARES IBOVESPA')
  expect((await readFile(join(folder, 'who_owns_petr4.png'))).subarray(1, 4).toString()).toBe('PNG')
  expect(await readFile(join(folder, 'answer.ipynb'), 'utf8')).toContain('"image/png"')
  const [, packages = ''] = /^pip install \.\/client\/python (.*)$/m.exec(readBlock('notebooks.md', 'sh')) ?? []
  const pinned = readFileSync(join(TESTS, 'requirements.in'), 'utf8').split('\n')
  expect(pinned).toEqual(expect.arrayContaining(packages.split(' ')))
})
