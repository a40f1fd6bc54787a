import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { endpoints, fileEndpoints } from '../../schemas/service/endpoints.ts'
import { BuildError } from '../../schemas/core/error.ts'
import { breakingChanges } from '../../schemas/service/openapi/breaking-changes.ts'
import { printAnswerTypes } from '../../schemas/service/answer-types.ts'
import { openApiDocument } from '../../schemas/service/openapi/document.ts'
import type { AnsweredExample } from '../../schemas/service/openapi/operations.ts'
import { printDocument } from '../../schemas/service/openapi/print.ts'
import { orderedDatasets } from '../../schemas/service/dataset-order.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
const ANSWERED = new URL('../../schemas/service/openapi/answered.gen.json', import.meta.url)
const DOCUMENT = new URL('../../schemas/service/openapi/openapi.gen.json', import.meta.url)
const ANSWERS = new URL('../../server/pages/explorer/answers.gen.ts', import.meta.url)
const CHANGES = new URL('../../server/CHANGELOG.md', import.meta.url)

export interface GenApiOptions {
  readonly check: boolean
  /** Why clients may break; it is written into the list of changes. */
  readonly break?: string
}

/**
 * Writes the OpenAPI document and the types of the explorer from the declarations; with `check` it only compares them. A
 * document that breaks clients of the committed one needs a reason.
 */
export async function generateApi(options: GenApiOptions, now: () => Date): Promise<void> {
  const document = await buildDocument()
  const [text, before] = [printDocument(document), await readCommitted(DOCUMENT)]
  if (before !== null) await refuseToBreak(JSON.parse(before) as object, JSON.parse(text) as object, options, now())
  const written = [
    { file: DOCUMENT, name: 'schemas/service/openapi/openapi.gen.json', text, before },
    {
      file: ANSWERS,
      name: 'server/pages/explorer/answers.gen.ts',
      text: printAnswerTypes(endpoints),
      before: await readCommitted(ANSWERS),
    },
  ]
  for (const { file, name, text: expected, before: found } of written) {
    if (expected === found) continue
    if (!options.check) await writeFile(file, expected)
    else throw new BuildError('CHECK_FAILED', `${name} differs from the declarations`, { hint: RENEW })
  }
}

/** Returns null if there is no such file yet. */
async function readCommitted(file: URL): Promise<string | null> {
  return existsSync(file) ? readFile(file, 'utf8') : null
}

const RENEW = 'Run make gen and commit the file.'

async function buildDocument(): Promise<object> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }
  const { answered } = JSON.parse(await readFile(ANSWERED, 'utf8')) as { answered: Record<string, AnsweredExample[]> }
  return openApiDocument({ version, datasets: orderedDatasets, endpoints, fileEndpoints, answered })
}

async function refuseToBreak(before: object, after: object, { break: reason, check }: GenApiOptions, now: Date) {
  const today = now.toISOString().slice(0, 10)
  const breaks = breakingChanges(before, after, today)
  if (breaks.length === 0) return
  if (reason === undefined || check) {
    throw new BuildError('CHECK_FAILED', `clients would break:\n${breaks.map((line) => `  ${line}`).join('\n')}`, {
      hint: 'Declare it deprecated first and remove it after its sunset, or run make gen ARGS="--break \'the reason\'".',
    })
  }
  const changes = await readFile(CHANGES, 'utf8')
  const line = `- Breaking, ${today}: ${reason} (${breaks.join('; ')})\n`
  await writeFile(CHANGES, addUnreleased(changes, line))
}

/** Writes a line under the changes that no release has yet, and their heading if the newest changes are released. */
function addUnreleased(changes: string, line: string): string {
  const heading = '## Unreleased\n\n'
  if (changes.includes(heading)) return changes.replace(heading, () => `${heading}${line}`)
  return changes.replace('## ', () => `${heading}${line}\n## `)
}
