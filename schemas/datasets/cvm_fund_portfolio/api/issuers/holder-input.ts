import { z } from 'zod'
import { choiceInput, parameter, switchInput } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { pageInput } from '../../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { marketInput } from '../market/kit/market-request.ts'
import { portfolioMessages } from '../portfolio-messages.ts'
import { GROUPING_INPUT } from './grouping.ts'
import { absentHolderColumns, HOLDER_GROUPS, issuerHolder } from './holder-output.ts'
import { issuerMessages } from './issuer-messages.ts'
import { ASSIGNOR, HOLDER_ROLE_INPUT, kindInput } from './roles.ts'

const haircutInput = parameter(
  z.string().regex(/^(100(\.0{1,6})?|\d{1,2}(\.\d{1,6})?)$/, { error: issueText(portfolioMessages.percent) }),
  'Part of the value that is lost, percent: each row then says what it would lose. Ranks of creditors and tranches are not modelled.',
  { type: 'number', minimum: 0, maximum: 100, examples: [60] },
)

/** Parameters of lists of holders. Each endpoint describes its `id` with `safeExtend`. */
export const HOLDER_INPUT = z
  .strictObject({
    // Comes first, so that it is the first parameter of each endpoint.
    id: z.unknown(),
    role: HOLDER_ROLE_INPUT.default('issuer'),
    kind: kindInput,
    grouping: GROUPING_INPUT.default('root'),
    indirect: switchInput('With what classes have through other funds.').default(false),
    group_by: choiceInput(HOLDER_GROUPS, 'What a row describes.').default('fund'),
    haircut_percent: haircutInput.optional(),
    include: choiceInput(
      ['reports'],
      'reports: also the real-estate funds without lines of the month whose newest quarter lists papers of the issuer, as rows of their own that are in no total.',
    ).optional(),
    ...marketInput,
    ...sortInput(sortableColumns(issuerHolder), { by: 'direct_value', order: 'desc', key: ['cnpj'] }),
    ...pageInput,
  })
  .refine(isOfFundsWhereIndirect, { error: issueText(issuerMessages.notOfGroups), path: ['indirect'] })
  .refine(isOfFundsWhereReported, { error: issueText(issuerMessages.reportsOfFunds), path: ['group_by'] })
  .refine(isSortedByShown, { error: issueText(issuerMessages.onlyOfFunds), path: ['sort_by'] })

type Shown = Parameters<typeof absentHolderColumns>[0]

function isOfFundsWhereIndirect({ indirect, group_by }: Shown): boolean {
  return !indirect || group_by === 'fund'
}

function isOfFundsWhereReported({ role, include, indirect, group_by }: Shown): boolean {
  const asksNone = role !== ASSIGNOR && include === undefined
  return asksNone || (group_by === 'fund' && !(indirect && include !== undefined))
}

function isSortedByShown({ sort_by, ...shown }: Shown & { readonly sort_by: string }): boolean {
  return !absentHolderColumns(shown).includes(sort_by)
}

/** Scopes for further data beside the holdings. */
export const HOLDER_SCOPES = [
  { parameter: 'include', datasetOf: () => 'cvm_fii_quarter' },
  { parameter: 'role', datasetOf: (role: string) => (role === ASSIGNOR ? 'cvm_fidc' : PORTFOLIO) },
] as const
