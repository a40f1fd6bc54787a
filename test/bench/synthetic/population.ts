import { SeededRandom } from './random.ts'

export interface IndexRange {
  readonly from: number
  readonly to: number
}

export type Population = ReturnType<typeof makePopulation>

const FULL_SIZE = 25_000

/**
 * Every fund of the synthetic world has an index, and the ranges of indexes depend only on the number of funds: so the
 * holdings and the registers agree without sharing data.
 */
export function makePopulation(funds: number) {
  let next = 0
  const range = (count: number): IndexRange => ({ from: next, to: (next += count) })
  const [filers, structured] = [range(funds), range(Math.max(8, scaleCount(550, funds)))]
  return {
    /** In cda_fi_PL. */
    filers,
    /** In cda_fie: exchange-traded funds first, then receivables funds. */
    structured,
    traded: { from: structured.from, to: structured.from + Math.round((structured.to - structured.from) * 0.26) },
    /** In the CONFID member that goes with cda_fie, and nowhere else. */
    sealed: range(scaleCount(163, funds)),
    /** Held by others, never filing. */
    outsiders: range(scaleCount(3_000, funds) + 20),
    /** Closed long ago; only the registers remember them. */
    retired: range(scaleCount(5_000, funds)),
    /** Numbers of funds that file through classes with numbers of their own. */
    umbrellas: range(scaleCount(100, funds)),
  }
}

/** Scales the count of planted cases: fewer in a small month, but never none. */
export function scaleCount(count: number, funds: number): number {
  return Math.max(1, Math.round((count * funds) / FULL_SIZE))
}

export function isWithin({ from, to }: IndexRange, index: number): boolean {
  return index >= from && index < to
}

export function listIndexes({ from, to }: IndexRange): number[] {
  return Array.from({ length: to - from }, (_, offset) => from + offset)
}

const FAMILIES = 'ALFA,BOREAL,CERRADO,DELTA,ESTRELA,FAROL,GÁVEA NOVA,HORIZONTE,ITAMAR,JATOBÁ'.split(',')
const STRATEGIES = [
  'FUNDO DE INVESTIMENTO FINANCEIRO MULTIMERCADO CRÉDITO PRIVADO',
  'FUNDO DE INVESTIMENTO FINANCEIRO EM COTAS DE FUNDOS MULTIMERCADO',
  'CLASSE DE INVESTIMENTO RENDA FIXA REFERENCIADO DI - RESP LIMITADA',
  'FUNDO DE INVESTIMENTO EM AÇÕES - BDR NÍVEL I',
  'FIF - CLASSE DE INVESTIMENTO EM COTAS DE RENDA FIXA LONGO PRAZO',
  'FIC DE CLASSES DE FUNDOS EM AÇÕES RESPONSABILIDADE LIMITADA',
  'PREVIDENCIÁRIO FIFE FUNDO DE INVESTIMENTO FINANCEIRO RENDA FIXA INFLAÇÃO',
  'FUNDO DE INVESTIMENTO MULTIMERCADO',
]

/** In full, as a register has it. */
export function drawFundName(seed: number, index: number): string {
  const random = new SeededRandom(seed, index, 'name')
  const name = `FUNDO SINTÉTICO ${String(index).padStart(6, '0')} ${random.pick(FAMILIES)} ${random.pick(STRATEGIES)}`
  return blemished(name, index)
}

/** Cut, as in CVM's monthly files. */
export function filedName(seed: number, index: number): string {
  return drawFundName(seed, index).slice(0, 100)
}

export function subclassId(index: number, ordinal: number): string {
  return `SUB${String(index * 10 + ordinal).padStart(13, '0')}`
}

export function withoutAccents(text: string): string {
  return text.replace(/[^ -~]/g, '?')
}

/** Accidents of real names, each at a known rate: of 25,000 funds 23 have NBSPs, 63 lost accents, 1,250 double spaces. */
function blemished(name: string, index: number): string {
  if (index % 1_087 === 5) return name.replace(' DE ', '\u00a0 \u00a0DE ')
  if (index % 400 === 7) return withoutAccents(name)
  if (index % 20 === 3) return name.replace(' RENDA', '  RENDA').replace(' EM', '  EM').replace(' MULTI', '  MULTI')
  return name
}
