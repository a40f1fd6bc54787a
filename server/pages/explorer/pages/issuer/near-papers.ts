import { countDecimalUnits } from '../../answers.ts'

/** Terms that tell papers of one issuer apart: fixed ones, which must be equal, and rates, which may be near. */
interface PaperTerms {
  readonly fixed: string
  readonly rates: readonly bigint[]
}

const DECIMALS = 6
/** Most points between the rates of papers that are shown as one: 0.01. */
const NEAR = 10n ** BigInt(DECIMALS - 2)

/**
 * Puts papers together whose kind, maturity and index are equal and whose rates are at most 0.01 points from those of the
 * largest of them: funds write the rate of one paper in several ways. Papers come with the largest first.
 */
export function foldNearPapers<P extends { readonly asset_id: string }>(
  papers: readonly P[],
): readonly (readonly P[])[] {
  const groups: P[][] = []
  const byFixed = new Map<string, { readonly terms: PaperTerms; readonly members: P[] }[]>()
  for (const paper of papers) {
    const terms = readTerms(paper.asset_id)
    const like = terms === null ? [] : (byFixed.get(terms.fixed) ?? [])
    const near = terms === null ? undefined : like.find((group) => areNear(group.terms, terms))
    if (near !== undefined) {
      near.members.push(paper)
      continue
    }
    const members = [paper]
    groups.push(members)
    if (terms !== null) byFixed.set(terms.fixed, [...like, { terms, members }])
  }
  return groups
}

/** Reads the terms from `paper:KIND:CNPJ:MATURITY:INDEX|PERCENT|SPREAD|RATE`; null for anything else. */
function readTerms(asset_id: string): PaperTerms | null {
  const [kind, code = '', issuer = '', due = '', terms = ''] = asset_id.split(':')
  if (kind !== 'paper' || due === '') return null
  const [index = '', ...rates] = terms.split('|')
  if (rates.some((rate) => !/^(-?\d+(\.\d{1,6})?)?$/.test(rate))) return null
  return {
    fixed: [code, issuer, due, index].join(':'),
    rates: rates.map((rate) => countDecimalUnits(rate || '0', DECIMALS)),
  }
}

function areNear(one: PaperTerms, other: PaperTerms): boolean {
  if (one.rates.length !== other.rates.length) return false
  return one.rates.every((rate, at) => {
    const apart = rate - (other.rates[at] ?? 0n)
    return apart <= NEAR && apart >= -NEAR
  })
}
