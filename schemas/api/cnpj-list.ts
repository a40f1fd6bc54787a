import { z } from 'zod'
import { cnpjText, parameter } from './input.ts'
import { described } from './output.ts'
import { quoted } from './quoted.ts'

/** Items of a batch; each costs as much as a request of its own. */
const MOST_ITEMS = 100
/** A masked CNPJ and its comma. */
const LONGEST_ITEM = 19

/** An item of a batch that has no answer, while the others have theirs. */
export interface ItemError {
  readonly item: string
  readonly code: 'invalid_input' | 'not_found'
  readonly message: string
}

export const itemErrorsOutput = described(
  z.array(
    z
      .strictObject({
        item: described(z.string(), 'The item as requested, shortened if it is long.', 'VARCHAR'),
        code: described(z.enum(['invalid_input', 'not_found']), 'What is wrong with it.', 'VARCHAR'),
        message: described(z.string(), 'The same in a sentence.', 'VARCHAR'),
      })
      .meta({ id: 'ItemError', description: 'An item of a batch that has no answer.' }),
  ),
  'With a list of items: those that have no answer. The other items have theirs.',
)

const HEADER = 'X-Item-Errors'

/** The header of an answer for a batch, for the reference: formats that have rows only show nothing else of an item without one. */
export const ITEM_ERRORS_HEADER = {
  [HEADER]:
    'With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are.',
} as const

/** Counts the items without an answer in the header. */
export function itemErrorsHeader(errors: readonly unknown[]): Readonly<Record<string, string>> {
  return { [HEADER]: String(errors.length) }
}

/** The numbers that a batch names, each once, and an error for each item that is no CNPJ. */
export interface CnpjList {
  readonly cnpjs: readonly string[]
  readonly errors: readonly ItemError[]
}

/** A list of up to 100 CNPJs separated by commas, bare or masked. */
export function cnpjListInput(description: string) {
  const tooMany = `Name at most ${String(MOST_ITEMS)} CNPJs, separated by commas.`
  const list = z
    .string()
    .max(MOST_ITEMS * LONGEST_ITEM * 3, { error: tooMany, abort: true })
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.length <= MOST_ITEMS, { error: tooMany })
    .transform(readItems)
  return parameter(
    list,
    `${description} Up to ${String(MOST_ITEMS)}, separated by commas, bare or masked. One that is wrong or unknown is in \`errors\`, and the others are answered.`,
    {
      type: 'string',
      examples: ['00068305000135,62415896000127'],
    },
  )
}

function readItems(items: readonly string[]): CnpjList {
  const [cnpjs, errors] = [new Set<string>(), new Map<string, ItemError>()]
  for (const item of items) {
    const read = cnpjText.safeParse(item)
    if (read.success) cnpjs.add(read.data)
    else errors.set(item, { item: quoted(item), code: 'invalid_input', message: read.error.issues[0]?.message ?? '' })
  }
  return { cnpjs: [...cnpjs], errors: [...errors.values()] }
}
