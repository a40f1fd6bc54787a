import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../helpers/folders.ts'
import { signedSampleTwice } from '../../helpers/signed-sample.ts'
import { type Api, serve } from '../../server/helpers/api.ts'
import { runProgram } from '../helpers/run.ts'

const ROOT = new URL('../../..', import.meta.url).pathname
/** `make test-clients` makes it, with the packages of test/client/python/requirements.txt. */
const PROGRAMS = join(ROOT, '.venv-clients/bin')

let api: Api
let folder: string

beforeAll(async () => {
  folder = await temporaryFolder()
  const { dataDir } = await signedSampleTwice()
  api = await serve(dataDir)
})

afterAll(async () => {
  await api.stop()
})

it('generates a client that loses no schema, and reads the answer to each example of the document', async () => {
  // The generator tidies its files with programs that it finds beside itself.
  const env = { PATH: `${PROGRAMS}:${process.env['PATH'] ?? ''}`, PYTHONDONTWRITEBYTECODE: '1' }
  const document = join(ROOT, 'schemas/service/openapi/openapi.gen.json')
  // It names the schemas that it cannot read on the channel of errors.
  const generate = 'exec openapi-python-client generate --path "$0" --output-path generated --meta none 2>&1'
  const said = await runProgram('sh', ['-c', generate, document], { cwd: folder, env })

  const asking = { ...env, PYTHONPATH: folder, MARKET_DATA_URL: `http://127.0.0.1:${String(api.port)}` }
  const printed = await runProgram(
    join(PROGRAMS, 'python'),
    [join(ROOT, 'test/client/generated/ask_every_example.py')],
    { cwd: dirname(folder), env: { ...asking, MARKET_DATA_KEY: api.key } },
  )

  // It cannot read files and feeds, and nothing else.
  expect(said).not.toContain('Unable to process')
  const unread = [...said.matchAll(/^WARNING parsing GET (\S+)/gm)].map(([, path]) => path)
  expect(new Set(unread)).toEqual(
    new Set([
      '/v1/bulk/{dataset}/{partition}',
      '/feeds/changes.atom',
      '/feeds/datasets/{dataset}.atom',
      '/feeds/status.atom',
      '/docs/changelog.atom',
      '/status.atom',
    ]),
  )
  expect(printed).toContain('/v1/fund/{cnpj} registro_classe.csv registro_fundo.csv')
  expect(printed).toMatch(/\d{2} operations, \d{2,} answers parsed/)
})
