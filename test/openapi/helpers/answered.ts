import type { AnsweredExample } from '../../../schemas/api/openapi/operations.ts'
import { endpoints } from '../../../schemas/api/endpoints.ts'
import { ExactNumber } from '../../../algorithms/exact-number.ts'
import type { Value } from '../../../schemas/api/endpoint.ts'
import { toJson } from '../../../server/snapshots/values.ts'
import { serve } from '../../server/helpers/api.ts'
import { examples } from '../../server/helpers/examples.ts'
import { emptyFolder, publishSample } from '../../server/helpers/snapshot.ts'

export const ANSWERED = new URL('../../../schemas/api/openapi/answered.gen.json', import.meta.url)

/** Items that stay of a list in a documented answer. */
const ITEMS = 2

/** Every example of every endpoint with its real answer on the bundled sample, shortened, by endpoint. */
export async function answeredOnSample(): Promise<Record<string, AnsweredExample[]>> {
  const dataDir = await emptyFolder()
  await publishSample(dataDir, new Date('2026-01-10T03:00:00Z'))
  const api = await serve(dataDir)
  try {
    const answered = Object.fromEntries(endpoints.map(({ id }) => [id, [] as AnsweredExample[]]))
    for (const { endpoint, ask } of examples) {
      const request = ask().replace(/\?$/, '')
      const { status, text } = await api.get(request)
      if (status !== 200) throw new Error(`${request} answered ${String(status)}: ${text}`)
      answered[endpoint.id]?.push({ request, answer: toJson(shortened(exactValue(text))) })
    }
    return answered
  } finally {
    await api.stop()
  }
}

/** As it stands in the file. */
export function answeredText(answered: Record<string, AnsweredExample[]>): string {
  return `${JSON.stringify({ generated: 'By make gen from the sample: do not edit.', answered }, null, 2)}\n`
}

function shortened(value: Value): Value {
  if (Array.isArray(value)) return (value as readonly Value[]).slice(0, ITEMS).map(shortened)
  if (value === null || typeof value !== 'object' || value instanceof ExactNumber) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner as Value)]))
}

/** JSON with every number as it was printed. */
function exactValue(text: string): Value {
  const marked = text.replaceAll(
    /("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/g,
    (_whole, quoted?: string, number?: string) => quoted ?? `{"exact":"${number ?? ''}"}`,
  )
  return JSON.parse(marked, (_key, value: Value) => (isMarked(value) ? new ExactNumber(value.exact) : value)) as Value
}

function isMarked(value: Value): value is { readonly exact: string } {
  return value !== null && typeof value === 'object' && 'exact' in value
}
