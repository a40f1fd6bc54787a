/** Beginnings of the names of files and members, by kind of document. */
const CATEGORIES = {
  DFP: { file: 'dfp_cia_aberta', member: '' },
  ITR: { file: 'itr_cia_aberta', member: 'ITR_' },
} as const

/** Statements by the letters that name their members. */
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

/** Periods of a document: the company restates the figures of the year before. */
const PERIODS = { ÚLTIMO: 'current', PENÚLTIMO: 'previous' } as const

/** Number of reais in each filed unit. */
const SCALES = { UNIDADE: 1, MIL: 1000 } as const

/** First words of the group of a line, by scope. */
const GROUPS = { con: 'DF Consolidado', ind: 'DF Individual' } as const

export type Category = keyof typeof CATEGORIES

export const CATEGORY_NAMES = ['DFP', 'ITR'] as const satisfies readonly Category[]
export const STATEMENT_NAMES = Object.values(STATEMENTS)
export const SCOPE_NAMES = Object.values(SCOPES)
export const PERIOD_NAMES = Object.values(PERIODS)

interface StatementMember {
  readonly id: string
  readonly category: Category
  /** Part of the member's name between the name of the file and the year. */
  readonly part: string
  readonly statement: string
  readonly scope: string
  readonly group: string
}

/** Members with lines of statements, each with what all its lines have in common. */
export const statementMembers: readonly StatementMember[] = CATEGORY_NAMES.flatMap((category) =>
  Object.entries(STATEMENTS).flatMap(([letters, statement]) =>
    (['con', 'ind'] as const).map((scope) => {
      const part = `${letters}_${scope}`
      const id = `${CATEGORIES[category].member}${part}`
      return { id, category, part, statement, scope: SCOPES[scope], group: GROUPS[scope] }
    }),
  ),
)

export const nameListMember = (category: Category) => `${CATEGORIES[category].member}DOCUMENTS`
export const nameCapitalMember = (category: Category) => `${CATEGORIES[category].member}CAPITAL`

/** Beginnings of the names of the files of a kind. */
export const nameSourceFile = (category: Category) => CATEGORIES[category].file

export const wordLookups = [
  {
    name: 'statement_member',
    columns: ['member', 'category', 'statement', 'scope', 'scope_words'],
    rows: statementMembers.map(({ id, category, statement, scope, group }) => [id, category, statement, scope, group]),
  },
  { name: 'period_word', columns: ['filed', 'meant'], rows: Object.entries(PERIODS) },
  {
    name: 'scale_word',
    columns: ['filed', 'scale'],
    rows: Object.entries(SCALES).map(([word, scale]) => [word, String(scale)]),
  },
]
