import type { z } from 'zod'
import { dayInput, invalidInput } from '../../schemas/api/input.ts'
import type { exportInput } from '../../schemas/api/exports/export-job.ts'
import { quoted } from '../../schemas/api/quoted.ts'
import { type Month, monthOfDay, nextMonth } from '../../schemas/core/month.ts'

type SentValues = z.output<typeof exportInput>['parameters'][string]

/** Parameters that an export does not take, and what to do instead. */
const NOT_TAKEN = new Map([
  ['page', 'An export has every page: leave it out.'],
  ['page_size', 'An export has every page: leave it out.'],
  ['format', 'The format stands beside the parameters, not among them.'],
  ['download', 'An export is always a file: leave it out.'],
  ['cnpjs', 'Take the endpoint of one fund, and give cnpj as a list.'],
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
  if (values.length === 0) refuse(name, 'The list is empty: give a value, or leave the parameter out.')
  return values.map(String)
}

const dayText = dayInput('', 'first')

function listMonths(name: string, range: { readonly from: string; readonly to: string }, most: number): Month[] {
  if (name !== 'date') refuse(name, 'Only date takes from and to, as the months between them: give a value or a list.')
  const [first, last] = [range.from, range.to].map((text) => {
    const day = dayText.safeParse(text)
    if (!day.success) refuse(name, day.error.issues[0]?.message ?? '')
    return monthOfDay(day.data)
  }) as [Month, Month]
  if (first > last) refuse(name, 'The month in from is later than the one in to: swap them.')
  const months: Month[] = []
  for (let month = first; month <= last && months.length <= most; month = nextMonth(month)) months.push(month)
  return months
}

/** Refuses more parts than a job may have. */
export function requireFewParts(count: number, most: number): void {
  if (count > most)
    throw invalidInput({
      formErrors: [`This export has more than the ${String(most)} parts that one may have, one for each combination of values: make several exports.`], // prettier-ignore
      fieldErrors: {},
    })
}

function refuse(parameter: string, message: string): never {
  throw invalidInput({ formErrors: [], fieldErrors: { [quoted(parameter)]: [message] } })
}
