/** The statements, by the letters that name their members. */
const STATEMENTS = {
  BPA: 'assets',
  BPP: 'liabilities',
  DRE: 'income',
  DRA: 'comprehensive_income',
  DFC_MD: 'cash_flow_direct',
  DFC_MI: 'cash_flow_indirect',
  DMPL: 'equity_changes',
  DVA: 'value_added',
} as const

const SCOPES = { con: 'consolidated', ind: 'individual' } as const

/** The periods: the year before is as the company restates it in this document. */
const PERIODS = { ÚLTIMO: 'current', PENÚLTIMO: 'previous' } as const

/** What one of the filed value is worth in reais. */
const SCALES = { UNIDADE: 1, MIL: 1000 } as const

/** The first words of the group that a line names, by its scope. */
const GROUPS = { con: 'DF Consolidado', ind: 'DF Individual' } as const

export const STATEMENT_NAMES = Object.values(STATEMENTS)
export const SCOPE_NAMES = Object.values(SCOPES)
export const PERIOD_NAMES = Object.values(PERIODS)

interface StatementMember {
  readonly id: string
  readonly statement: string
  readonly scope: string
  readonly group: string
}

/** The members with lines of statements, each with what all its lines are. */
export const statementMembers: readonly StatementMember[] = Object.entries(STATEMENTS).flatMap(([letters, statement]) =>
  (['con', 'ind'] as const).map((scope) => {
    return { id: `${letters}_${scope}`, statement, scope: SCOPES[scope], group: GROUPS[scope] }
  }),
)

export const wordLookups = [
  {
    name: 'statement_member',
    columns: ['member', 'statement', 'scope', 'scope_words'],
    rows: statementMembers.map(({ id, statement, scope, group }) => [id, statement, scope, group]),
  },
  { name: 'period_word', columns: ['filed', 'meant'], rows: Object.entries(PERIODS) },
  {
    name: 'scale_word',
    columns: ['filed', 'scale'],
    rows: Object.entries(SCALES).map(([word, scale]) => [word, String(scale)]),
  },
]
