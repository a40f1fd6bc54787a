import { z } from 'zod'
import { described } from '../../../../api/output.ts'
import { choiceInput, parameter } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { issuerMessages } from '../issuers/issuer-messages.ts'

/** Facts of the registers by which classes are grouped. */
export const LABELS = ['classification', 'anbima_class', 'audience', 'exclusive', 'condominium'] as const
export const CLASS_GROUPS = ['none', 'type', ...LABELS] as const

export const groupByInput = <const G extends readonly string[]>(groups: G) =>
  choiceInput(
    groups,
    'What the rows are groups of; the group stands in a column of that name. Labels of both registers have one form, without Fundo and de: Renda Fixa, Ações, Multimercado, Cambial. A class without one is in the group unclassified.',
  )

const group = (what: string) =>
  described(z.string(), `${what} of the classes of the row; only with this \`group_by\`.`, 'VARCHAR').optional()

/** Columns of groups: a row has only the column of its `group_by`. */
export const groupFields = {
  type: group('Type'),
  classification: group('Classification'),
  anbima_class: group('Class of ANBIMA'),
  audience: group('Audience'),
  exclusive: group('Whether they are made for one investor, S or N,'),
  condominium: group('Form of condominium'),
}

/** Lists the columns of groups that rows lack: those of another `group_by`. */
export function absentGroupColumns({ group_by }: { readonly group_by: string }): string[] {
  return Object.keys(groupFields).filter((column) => column !== group_by)
}

/** Refuses to sort by a column of another `group_by`. */
export const sortedByOwnColumn = {
  error: issueText(issuerMessages.onlyOfFunds),
  path: ['sort_by'],
}

/** Names the group of a row in its column. */
export function nameIndustryGroup(group_by: string, label: string): Readonly<Record<string, string>> {
  return group_by === 'none' ? {} : { [group_by]: label }
}

const label = (column: string) =>
  parameter(
    z.string().trim().min(1).max(200),
    `Only classes with this ${column}, without regard to accents and case; unclassified for those without one.`,
    { type: 'string', minLength: 1, maxLength: 200 },
  ).optional()

export const labelInput = {
  classification: label('classification'),
  anbima_class: label('anbima_class'),
  audience: label('audience'),
  exclusive: label('exclusive'),
  condominium: label('condominium'),
}

export type LabelFilter = z.output<z.ZodObject<typeof labelInput>>

export function bindLabels(filter: LabelFilter): Readonly<Record<(typeof LABELS)[number], string | null>> {
  return {
    classification: filter.classification ?? null,
    anbima_class: filter.anbima_class ?? null,
    audience: filter.audience ?? null,
    exclusive: filter.exclusive ?? null,
    condominium: filter.condominium ?? null,
  }
}
