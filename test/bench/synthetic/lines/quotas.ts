import { fundCnpj, maskCnpj } from '../base/documents.ts'
import { SeededRandom } from '../base/random.ts'
import type { Fund } from '../world/fund.ts'
import type { QuotaHolding } from '../world/graph.ts'
import { filedName, subclassId } from '../world/names.ts'
import { FRACTION, instrument, type Instrument } from '../market/instrument.ts'
import type { HeaderLayout } from './headers.ts'

interface Target {
  digits: string
  cnpj: string
  name: string
  asset: string
  price: bigint
}

const OUTSIDE_KINDS = ['FI Imobiliário', 'FI Participações', 'FIDC', 'Fundo de Investimento', 'FIDC']

/**
 * Quotas as instruments, in the columns of block 2 or of cda_fie. It remembers targets, because many funds hold the
 * same few.
 */
export class QuotaDesk {
  readonly #seed: number
  readonly #layout: HeaderLayout
  readonly #funds: readonly Fund[]
  readonly #targets = new Map<number, Target>()

  constructor(seed: number, layout: HeaderLayout, funds: readonly Fund[]) {
    this.#seed = seed
    this.#layout = layout
    this.#funds = funds
  }

  inBlock({ target, subclass }: QuotaHolding, related: boolean): Instrument {
    const { cnpj, name, asset, price } = this.#targetOf(target)
    const middle = this.#layout === 'old' ? '' : `${subclass === 0 ? '' : subclassId(target, subclass)};`
    return quota(asset, `${cnpj};${middle}${name}`, price, related)
  }

  /** cda_fie has no column for the kind of fund, and its documents are bare digits. */
  inStructured({ target }: QuotaHolding, related: boolean): Instrument {
    const { digits, name, price } = this.#targetOf(target)
    return quota('', `;;;PJ;${digits};${name};;;;;;;`, price, related)
  }

  #targetOf(index: number): Target {
    const known = this.#targets.get(index)
    if (known !== undefined) return known
    const random = new SeededRandom(this.#seed, index, 'quota')
    const digits = fundCnpj(this.#seed, index)
    const fund = this.#funds[index]
    const asset = fund === undefined ? random.pick(OUTSIDE_KINDS) : nameQuotaKind(fund)
    const price = BigInt(random.between(100, 90_000))
    const target = { digits, cnpj: maskCnpj(digits), name: filedName(this.#seed, index), asset, price }
    this.#targets.set(index, target)
    return target
  }
}

function nameQuotaKind({ style, level, structured }: Fund): string {
  if (style === 'etf') return 'Fundos de Índice'
  if (structured) return 'FIDC'
  return level > 0 ? 'Fundo de Investimento e de Cotas' : 'Fundo de Investimento'
}

function quota(asset: string, tail: string, price: bigint, related: boolean): Instrument {
  return instrument('Cotas de Fundos', asset, tail, { price, lot: FRACTION, related: related ? 'S' : 'N', intent: '' })
}
