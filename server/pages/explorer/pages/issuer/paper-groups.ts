import type { Text } from '../../../../../schemas/core/language.ts'
import type { Issuer, IssuerLine } from '../../answers.gen.ts'
import { sumCents, toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import type { IssuerPlace } from './read-holders.ts'
import type { IssuerPapers } from './issuer-papers.tsx'

/** Only this kind of asset is divided into groups. */
export const PRIVATE_PAPER = 'private_paper'
const MOST_LINES = '1000'

const GROUPS: readonly { readonly name: Text; readonly colour: string; readonly types: RegExp }[] = [
  { name: { en: 'Debentures', pt: 'Debêntures' }, colour: 'c-private_credit', types: /^Debênture/ },
  { name: { en: 'Notes', pt: 'Notas comerciais' }, colour: 'c-fund_quotas', types: /^(Nota|NCA)/ },
  { name: { en: 'Bank paper', pt: 'Títulos bancários' }, colour: 'c-cash', types: /^(Letra Financeira|CDB|LC[AI])/ },
  { name: { en: 'Other private paper', pt: 'Outros títulos privados' }, colour: 'c-other', types: /^/ },
]

/** Private papers of a group, with the holdings of funds. */
export interface PaperGroup {
  readonly name: Text
  readonly colour: string
  readonly value: string
  readonly class_count: number
  readonly line_count: number
}

/**
 * Divides the private papers that an issuer owes into debentures, notes, bank paper and others. None if not every line
 * of them is read: then they do not add up to what funds have.
 */
export async function readPaperGroups(
  { ask }: PageView,
  { id, date }: IssuerPlace,
  { exposures }: Pick<Issuer, 'exposures'>,
  papers: IssuerPapers,
): Promise<readonly PaperGroup[]> {
  const all = exposures.find(({ role, kind }) => role === 'issuer' && kind === PRIVATE_PAPER)
  if (all === undefined || all.direct_value === null) return []
  const asked = { id, date, kind: PRIVATE_PAPER, page_size: MOST_LINES }
  const read = papers.isCut ? (await ask('issuer_lines', asked)).data : papers.lines
  const groups = divideByType(read.filter(({ role, kind }) => role === 'issuer' && kind === PRIVATE_PAPER))
  return sumCents(groups.map(({ value }) => value)) === toDecimal(all.direct_value) ? groups : []
}

/** Groups lines of private papers by their type; a line is in the first group that it fits. */
export function divideByType(
  lines: readonly Pick<IssuerLine, 'asset_type' | 'cnpj' | 'final_position_value'>[],
): readonly PaperGroup[] {
  const groupOf = (type: string) => GROUPS.findIndex(({ types }) => types.test(type))
  return GROUPS.flatMap(({ name, colour }, at) => {
    const own = lines.filter(({ asset_type }) => groupOf(asset_type) === at)
    if (own.length === 0) return []
    return [
      {
        name,
        colour,
        value: sumCents(own.map(({ final_position_value }) => toDecimal(final_position_value))),
        class_count: new Set(own.map(({ cnpj }) => cnpj)).size,
        line_count: own.length,
      },
    ]
  })
}
