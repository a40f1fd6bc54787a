import { masked } from '../../helpers/portal.ts'
import { fundCnpj } from './documents.ts'
import { cells } from './files.ts'
import type { Fund } from './funds.ts'
import type { QuotaHolding } from './holdings.ts'
import { FRACTION, type Instrument, instrument } from './instrument.ts'
import type { Layout } from './members.ts'
import { filedName, subclassId } from './population.ts'
import { SeededRandom } from './random.ts'

const OUTSIDE_KINDS = ['FI Imobiliário', 'FI Participações', 'FIDC', 'Fundo de Investimento', 'FIDC']

export type WriteQuota = ReturnType<typeof openQuotas>

/** Quotas as instruments, in the columns of block 2 or of cda_fie; `related` is 'S' or 'N'. */
export function openQuotas(seed: number, layout: Layout, funds: readonly Fund[]) {
  // Many funds hold the same few.
  const known = new Map<number, ReturnType<typeof describe>>()
  const describe = (index: number) => {
    const random = new SeededRandom(seed, index, 'quota')
    const fund = funds[index]
    const asset = fund === undefined ? random.pick(OUTSIDE_KINDS) : nameQuotaKind(fund)
    const price = BigInt(random.between(100, 90_000))
    return { digits: fundCnpj(seed, index), name: filedName(seed, index), asset, price }
  }
  return ({ target, subclass }: QuotaHolding, isStructured: boolean, isRelated: boolean): Instrument => {
    const found = known.get(target) ?? describe(target)
    known.set(target, found)
    const { digits, name, asset, price } = found
    const rest = { price, lot: FRACTION, related: isRelated ? 'S' : 'N', intent: '' }
    // cda_fie has no column for the kind of fund, and its documents are bare digits.
    if (isStructured) return instrument('Cotas de Fundos', '', `;;;PJ;${digits};${name};;;;;;;`, rest)
    const middle = layout === 'old' ? [] : [subclass === 0 ? '' : subclassId(target, subclass)]
    return instrument('Cotas de Fundos', asset, cells(masked(digits), ...middle, name), rest)
  }
}

function nameQuotaKind({ style, level, structured }: Fund): string {
  if (style === 'etf') return 'Fundos de Índice'
  if (structured) return 'FIDC'
  return level > 0 ? 'Fundo de Investimento e de Cotas' : 'Fundo de Investimento'
}
