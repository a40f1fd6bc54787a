import { z } from 'zod'
import { cnpjText, parameter } from './input.ts'
import { described } from './output.ts'
import { ApiError } from './error.ts'
import { quoted } from './client-text.ts'
import { issueText, readIssueMessage } from './issue-message.ts'
import type { Text } from '../core/language.ts'
import { valueMessages } from './value-messages.ts'
import { composeText } from './language/composed-text.ts'

/** A batch has this many items at most; each costs as much as a request of its own. */
const MOST_ITEMS = 100
/** A masked CNPJ and its comma. */
const LONGEST_ITEM = 19

const CODES = ['invalid_input', 'not_found', 'conflict'] as const

/** An item of a batch that has no answer, while the others have theirs. */
export interface ItemError {
  readonly item: string
  readonly code: (typeof CODES)[number]
  /** `reason` of the error that a request for the item alone would get; null for text that is not a CNPJ. */
  readonly reason: string | null
  readonly message: Text
}

export const itemErrorsOutput = described(
  z.array(
    z
      .strictObject({
        item: described(z.string(), 'The item as requested, shortened if it is long.', 'VARCHAR'),
        code: described(z.enum(CODES), 'What is wrong with it.', 'VARCHAR'),
        reason: described(
          z.string().nullable(),
          'The `reason` of the error that a request for this item alone would get; null for text that is no CNPJ.',
          'VARCHAR',
        ),
        message: described(z.string(), 'The same in a sentence.', 'VARCHAR'),
      })
      .meta({ id: 'ItemError', description: 'An item of a batch that has no answer.' }),
  ),
  'With a list of items: those that have no answer. The other items have theirs.',
)

const HEADER = 'X-Item-Errors'

/** Header of a batch's answer, for the reference: formats with rows only show nothing else about failed items. */
export const ITEM_ERRORS_HEADER = {
  [HEADER]:
    'With a list of items: how many of them have no answer. JSON and XML have them in `errors`; ask for one of these formats to see which they are.',
} as const

/** Counts the items without an answer in the header. */
export function itemErrorsHeader(errors: readonly unknown[]): Readonly<Record<string, string>> {
  return { [HEADER]: String(errors.length) }
}

/** Distinct numbers of a batch, and an error for each item that is not a CNPJ. */
export interface CnpjList {
  readonly cnpjs: readonly string[]
  readonly errors: readonly ItemError[]
}

const FORM: Text = {
  en: `Up to ${String(MOST_ITEMS)}, separated by commas, bare or masked. One that is wrong or unknown is in \`errors\`, and the others are answered.`,
  pt: `Até ${String(MOST_ITEMS)}, separados por vírgulas, com ou sem máscara. Um que está errado ou é desconhecido fica em \`errors\`, e os outros são respondidos.`,
}

/** A list of up to 100 CNPJs separated by commas, bare or masked. */
export function cnpjListInput(description: string) {
  const tooMany = issueText(valueMessages.tooManyCnpjs({ most: MOST_ITEMS }))
  const list = z
    .string()
    .max(MOST_ITEMS * LONGEST_ITEM * 3, { error: tooMany, abort: true })
    .transform((text) => text.split(',').map((item) => item.trim()))
    .refine((items) => items.length <= MOST_ITEMS, { error: tooMany })
    .transform(readItems)
  return parameter(
    list,
    composeText((say) => `${say(description)} ${say(FORM)}`),
    {
      type: 'string',
      examples: ['00068305000135,62415896000127'],
    },
  )
}

/** A ticker or an ISIN: only a path of one fund takes them. */
const QUOTA_CODE = /^([A-Z][A-Z0-9]{3}\d{1,2}B?|BR[A-Z0-9]{9}\d)$/i

function readItems(items: readonly string[]): CnpjList {
  const [cnpjs, errors] = [new Set<string>(), new Map<string, ItemError>()]
  for (const item of items) {
    const read = cnpjText.safeParse(item)
    if (read.success) cnpjs.add(read.data)
    for (const issue of read.error?.issues.slice(0, 1) ?? [])
      errors.set(item, {
        item: quoted(item),
        code: 'invalid_input',
        reason: null,
        message: QUOTA_CODE.test(item)
          ? valueMessages.codeInList({ code: item.toUpperCase() })
          : readIssueMessage(issue, item),
      })
  }
  return { cnpjs: [...cnpjs], errors: [...errors.values()] }
}

/** This many items are searched for at once: a batch may burden the server no more than a few requests do. */
const AT_ONCE = 4

/**
 * Finds something for each number of a batch, in their order. An item without an answer becomes an error of the batch;
 * any other failure, such as a deadline, ends the batch.
 */
export async function findItems<T>(
  { cnpjs, errors }: CnpjList,
  find: (cnpj: string) => Promise<T>,
): Promise<{ readonly found: readonly T[]; readonly errors: readonly ItemError[] }> {
  const [found, failed]: [T[], ItemError[]] = [[], []]
  for (let at = 0; at < cnpjs.length; at += AT_ONCE) {
    const settled = await Promise.allSettled(cnpjs.slice(at, at + AT_ONCE).map(find))
    settled.forEach((each, nth) => {
      if (each.status === 'fulfilled') found.push(each.value)
      else failed.push(describeFailure(cnpjs[at + nth] ?? '', each.reason))
    })
  }
  return { found, errors: [...errors, ...failed] }
}

/** Describes the error of one item. An error that would hit the other items too is thrown again. */
function describeFailure(item: string, error: unknown): ItemError {
  if (!(error instanceof ApiError) || (error.code !== 'not_found' && error.code !== 'conflict')) throw error
  const { reason } = error.errorData
  return { item, code: error.code, reason: typeof reason === 'string' ? reason : null, message: error.text }
}
