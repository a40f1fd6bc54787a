import { z } from 'zod'

/** Judgement of a hint about a file: `unknown` where it names what the partition does not decide. */
type Judgement = boolean | 'unknown'

interface Operation {
  readonly op: string
  readonly children?: readonly Operation[] | undefined
  readonly name?: string | undefined
  readonly value?: string | undefined
}

const operation: z.ZodType<Operation> = z.lazy(() =>
  z.object({
    op: z.string(),
    children: z.array(operation).optional(),
    name: z.string().optional(),
    value: z.string().optional(),
  }),
)

/** A deeper hint is not followed: nobody writes one, and it would cost a stack. */
const DEEPEST = 20

/**
 * Makes a test of files from a hint of the protocol (`jsonPredicateHints`), which names columns of the partition:
 * months. It never refuses a file that could have a wanted row; a hint that we do not understand refuses none.
 */
export function readPartitionHint(text: string | undefined): (partition: readonly [string, string] | null) => boolean {
  const parsed =
    text === undefined || nestsDeeper(text, DEEPEST) ? undefined : operation.safeParse(parseText(text)).data
  if (parsed === undefined) return () => true
  return (partition) => judge(parsed, new Map(partition === null ? [] : [partition])) !== false
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function nestsDeeper(text: string, most: number): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth > most) return true
  }
  return false
}

function judge({ op, children = [] }: Operation, values: ReadonlyMap<string, string>): Judgement {
  if (op === 'and') return joinJudgements(children, values, false)
  if (op === 'or') return joinJudgements(children, values, true)
  if (op === 'not') {
    const [of] = children
    const judged = of === undefined ? 'unknown' : judge(of, values)
    return judged === 'unknown' ? judged : !judged
  }
  const [left, right] = children.map((child) => readOperand(child, values))
  const compare = COMPARE.get(op)
  if (compare === undefined || children.length !== 2 || left === undefined || right === undefined) return 'unknown'
  return compare(left, right)
}

/** `and` ends with the first false child, `or` with the first true one; unknown stays unknown. */
function joinJudgements(
  children: readonly Operation[],
  values: ReadonlyMap<string, string>,
  decisive: boolean,
): Judgement {
  const judged = children.map((child) => judge(child, values))
  if (judged.includes(decisive)) return decisive
  return judged.length === 0 || judged.includes('unknown') ? 'unknown' : !decisive
}

const COMPARE: ReadonlyMap<string, (left: string, right: string) => boolean> = new Map([
  ['equal', (left, right) => left === right],
  ['lessThan', (left, right) => left < right],
  ['lessThanOrEqual', (left, right) => left <= right],
  ['greaterThan', (left, right) => left > right],
  ['greaterThanOrEqual', (left, right) => left >= right],
])

/** Reads a literal or a column of the partition: all of them are texts, whose order is that of months. */
function readOperand({ op, name = '', value }: Operation, values: ReadonlyMap<string, string>): string | undefined {
  if (op === 'literal') return value
  return op === 'column' ? values.get(name) : undefined
}
