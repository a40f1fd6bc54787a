import type { z } from 'zod'
import { wrongParameter, wrongRequest } from '../../schemas/api/input-error.ts'
import { dayInput } from '../../schemas/api/input.ts'
import { readIssueMessage } from '../../schemas/api/issue-message.ts'
import type { Message } from '../../schemas/api/language/message.ts'
import type { exportInput } from '../../schemas/service/exports/export-job.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { type Month, monthOfDay, nextMonth } from '../../schemas/core/month.ts'
import { exportRequestMessages } from './export-messages.ts'

type SentValues = z.output<typeof exportInput>['parameters'][string]

/** Parameters that an export does not take, and what to do instead. */
const NOT_TAKEN = new Map([
  ['page', exportRequestMessages.everyPage],
  ['page_size', exportRequestMessages.everyPage],
  ['format', exportRequestMessages.formatBeside],
  ['download', exportRequestMessages.alwaysAFile],
  ['cnpjs', exportRequestMessages.cnpjAsList],
])

/** Reads the values of each parameter as texts, each once, as an address would have them. */
export function readParameterValues(
  sent: Readonly<Record<string, SentValues>>,
  mostParts: number,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, values]) => {
      const advice = NOT_TAKEN.get(name)
      if (advice !== undefined) refuse(name, advice)
      return [name, [...new Set(listValues(name, values, mostParts))]]
    }),
  )
}

function listValues(name: string, values: SentValues, most: number): readonly string[] {
  if (typeof values !== 'object') return [String(values)]
  if (!Array.isArray(values)) return listMonths(name, values, most)
  if (values.length === 0) refuse(name, exportRequestMessages.emptyList)
  return values.map(String)
}

const dayText = dayInput('', 'first')

function listMonths(name: string, range: { readonly from: string; readonly to: string }, most: number): Month[] {
  if (name !== 'date') refuse(name, exportRequestMessages.onlyDateHasRange)
  const [first, last] = [range.from, range.to].map((text) => {
    const day = dayText.safeParse(text)
    if (!day.success) refuse(name, ...day.error.issues.slice(0, 1).map((issue) => readIssueMessage(issue, text)))
    return monthOfDay(day.data)
  }) as [Month, Month]
  if (first > last) refuse(name, exportRequestMessages.monthsSwapped)
  const months: Month[] = []
  for (let month = first; month <= last && months.length <= most; month = nextMonth(month)) months.push(month)
  return months
}

/** Refuses more parts than a job may have. */
export function requireFewParts(count: number, most: number): void {
  if (count > most) throw wrongRequest(exportRequestMessages.tooManyParts({ count: most }))
}

function refuse(parameter: string, ...messages: readonly Message[]): never {
  throw wrongParameter(quoted(parameter), ...messages)
}
