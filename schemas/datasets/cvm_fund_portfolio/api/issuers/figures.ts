import { z } from 'zod'
import type { Row, Value } from '../../../../api/endpoint.ts'
import { ExactNumber, toExactNumber } from '../../../../core/exact-number.ts'
import { described } from '../../../../api/output.ts'
import { sharePercent } from '../../../../fund/api/share-percent.ts'
import { describeKnowledge, type Knowledge, MONTH_INCOMPLETE } from '../market/kit/knowledge.ts'
import {
  explainField,
  knowledgeFields,
  marketCount,
  marketPercent,
  marketValue,
  nullReason,
} from '../market/kit/output.ts'
import type { IssuerSum } from './issuer-sums.ts'

/** Figures of an issuer in a month, over all requested classes. */
export const issuerFigureFields = {
  direct_value: marketValue(
    'Signed sum of open lines that classes own, have lent or, negative, borrowed, BRL: each real once.',
  ),
  direct_value_reason: nullReason(
    'direct_value',
    'month_incomplete, where the month lacks all members that can have these lines, or some and no line is seen',
  ),
  short_value: marketValue('Of it the borrowed lines, BRL.'),
  class_count: marketCount('Classes with such a line.'),
  line_count: marketCount('These lines.'),
  manager_count: marketCount(
    'Managers of those of these classes whose manager the register that the month rests on has; natural persons count as one, and a class with several counts for each. Null where it has the manager of none.',
  ),
  share_of_market_percent: marketPercent(
    '100 × direct_value ÷ the value of all lines that count and hold no quotas, of the classes that are asked.',
  ),
  share_of_market_percent_reason: nullReason(
    'share_of_market_percent',
    'month_incomplete, market_not_positive, or estimate with role=assignor',
  ),
  previous_direct_value: marketValue('The same sum a month before, BRL.'),
  previous_direct_value_reason: nullReason(
    'previous_direct_value',
    'month_incomplete in either month, or month_not_compiled',
  ),
  ...knowledgeFields,
  explain: explainField,
}

/** Figures to compare an issuer with. */
export interface Surroundings {
  /** Sum of all lines without quotas, in cents; null if the month lacks members that can have these lines. */
  readonly marketValue: bigint | null
  /** Sum of the month before; null if the month has none, or if it is not known. */
  readonly before: { readonly state: Knowledge['state']; readonly sum: IssuerSum | undefined } | null
}

/** Makes the figures of an issuer, without the address that explains them. */
export function describeFigures(
  sum: IssuerSum | undefined,
  knowledge: Knowledge,
  { marketValue: market, before }: Surroundings,
): Row {
  const isKnown = knowledge.state === 'whole' || (knowledge.state === 'partial' && sum !== undefined)
  const isWhole = knowledge.state === 'whole'
  const { direct_value, ...counts } = describeKnown(isKnown ? (sum ?? NOTHING) : null)
  return {
    direct_value,
    direct_value_reason: isKnown ? '' : MONTH_INCOMPLETE,
    ...counts,
    ...describeShare(isWhole ? direct_value : null, market),
    ...describeBefore(isWhole, before),
    ...describeKnowledge(knowledge),
  }
}

type Sums = Pick<IssuerSum, 'direct_value' | 'short_value' | 'class_count' | 'line_count' | 'manager_count'>

const ZERO = toExactNumber(0n, 2)
/** Sums of an issuer without a line in a whole month. */
export const NOTHING: Sums = { direct_value: ZERO, short_value: ZERO, class_count: 0, line_count: 0, manager_count: 0 }
const UNKNOWN = { direct_value: null, short_value: null, class_count: null, line_count: null, manager_count: null }

/**
 * Describes the sums of an issuer; null if they are not known. Managers are not known from zero classes, because a
 * class has one even if the register does not name it.
 */
export function describeKnown(sum: Sums | null) {
  if (sum === null) return UNKNOWN
  const { direct_value, short_value, class_count, line_count, manager_count } = sum
  const isUnmanaged = isNone(manager_count) && !isNone(class_count)
  return { direct_value, short_value, class_count, line_count, manager_count: isUnmanaged ? null : manager_count }
}

const isNone = (count: Value) => count === 0 || (count instanceof ExactNumber && count.text === '0')

function describeShare(direct: ExactNumber | null, market: bigint | null): Row {
  if (direct === null || market === null) {
    return { share_of_market_percent: null, share_of_market_percent_reason: MONTH_INCOMPLETE }
  }
  if (market <= 0n) return { share_of_market_percent: null, share_of_market_percent_reason: 'market_not_positive' }
  return {
    share_of_market_percent: sharePercent(direct, toExactNumber(market, 2)),
    share_of_market_percent_reason: '',
  }
}

function describeBefore(isWhole: boolean, before: Surroundings['before']): Row {
  if (before === null) return { previous_direct_value: null, previous_direct_value_reason: 'month_not_compiled' }
  if (!isWhole || before.state !== 'whole') {
    return { previous_direct_value: null, previous_direct_value_reason: MONTH_INCOMPLETE }
  }
  return { previous_direct_value: before.sum?.direct_value ?? ZERO, previous_direct_value_reason: '' }
}

/** Facts about an issuer over all months. */
export const issuerIdentityFields = {
  issuer_id: described(
    z.string(),
    'Issuer: the first eight characters of its CNPJ, which its branches share, or treasury for federal bonds.',
    'VARCHAR',
  ),
  name: described(
    z.string(),
    'Spelling of its name that lines with most value file; "" where it is known by letters alone.',
    'VARCHAR',
  ),
  cnpj: described(z.string(), 'CNPJ with that root that lines with most value file; "" for the treasury.', 'VARCHAR'),
  is_securitiser: described(
    z.boolean(),
    'True where a spelling says that it securitises claims: what it owes as issuer can be backed by them too.',
    'BOOLEAN',
  ),
}
