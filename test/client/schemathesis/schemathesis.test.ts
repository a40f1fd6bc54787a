import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { countCases } from '../../helpers/tier.ts'
import { type Api, makeKey, serve } from '../../server/helpers/api.ts'
import { sampleDataDir } from '../../server/helpers/snapshot.ts'
import { runProgram } from '../helpers/run.ts'

const HERE = new URL('.', import.meta.url).pathname
/** `make test-clients` makes it, with the packages of requirements.txt. */
const PROGRAM = new URL('../../../.venv-clients/schemathesis/bin/schemathesis', import.meta.url).pathname
const METHODS = ['get', 'post', 'put', 'delete']
const USUAL = 8
/** Requests that are drawn for each operation, beside its examples. */
const DRAWN = countCases('DRAWN', { fast: USUAL, long: USUAL })

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
}

let api: Api
let folder: string
let key: string
let operations: readonly Operation[]

beforeAll(async () => {
  folder = await temporaryFolder()
  const dataDir = await sampleDataDir()
  key = await makeKey(dataDir, { scopes: ['*', 'bulk', 'sql'] })
  const rooms = { SQL: 'on', EXPORTS_DIR: join(folder, 'exports'), SUBSCRIPTIONS: 'on' }
  api = await serve(dataDir, { ...rooms, TRUST_PROXY: '1' })
  const { paths } = JSON.parse((await api.get('/openapi.json')).text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  operations = Object.values(paths).flatMap((path) => METHODS.flatMap((method) => path[method] ?? []))
})

afterAll(async () => {
  await api.stop()
})

/** Lets Schemathesis ask for operations, in phases of it; without a choice all checks are made but that of times. */
async function askBySchema(phases: string, asked: readonly Operation[]): Promise<string> {
  const words = [
    ...['--no-color', '--config-file', join(HERE, 'schemathesis.toml'), 'run'],
    `http://127.0.0.1:${String(api.port)}/openapi.json`,
    ...['--header', `x-api-key: ${key}`, '--phases', phases],
    ...['--include-operation-id-regex', `^(${asked.map(({ operationId }) => operationId).join('|')})$`],
    // The same requests each time: what it finds is found again. Python 3.11 may not parse in two threads at once
    // (SystemError: AST constructor recursion depth mismatch), and Hypothesis does.
    ...['--generation-deterministic', '--max-examples', String(DRAWN), '--workers', '1'],
    ...['--request-timeout', '300', '--warnings', 'off', '--no-shrink', '--continue-on-failure'],
  ]
  const env = { SCHEMATHESIS_HOOKS: join(HERE, 'hooks.py'), PYTHONDONTWRITEBYTECODE: '1' }
  return runProgram(PROGRAM, words, { cwd: folder, env })
}

it('answers what its document allows as the document says, and refuses the rest', async () => {
  const printed = await askBySchema('examples,fuzzing', operations)

  expect(operations.length).toBeGreaterThan(130)
  expect(printed).toContain(`Tested: ${String(operations.length)}\n`)
  expect(printed).toMatch(/^=+ No issues found in /m)
})

it('keeps to the limits of each parameter, and to the methods that there are', async () => {
  // Hundreds of ranges of columns have the same form, and take minutes.
  const hasRanges = ({ parameters = [] }: Operation) => parameters.some(({ name }) => name === 'ranges')
  const asked = DRAWN > USUAL ? operations : operations.filter((operation) => !hasRanges(operation))

  const printed = await askBySchema('coverage', asked)

  expect(asked.length).toBeGreaterThan(50)
  expect(printed).toContain(`Tested: ${String(asked.length)}\n`)
  expect(printed).toMatch(/^=+ No issues found in /m)
})
