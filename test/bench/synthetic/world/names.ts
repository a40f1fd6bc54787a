import { SeededRandom } from '../base/random.ts'

const FAMILIES = [
  'ALFA',
  'BOREAL',
  'CERRADO',
  'DELTA',
  'ESTRELA',
  'FAROL',
  'GÁVEA NOVA',
  'HORIZONTE',
  'ITAMAR',
  'JATOBÁ',
]
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
const FILED_LENGTH = 100

/** In full, as a register has it. */
export function drawFundName(seed: number, index: number): string {
  const random = new SeededRandom(seed, index, 'name')
  const name = `FUNDO SINTÉTICO ${String(index).padStart(6, '0')} ${random.pick(FAMILIES)} ${random.pick(STRATEGIES)}`
  return blemished(name, index)
}

/** Cut, as in CVM's monthly files. */
export function filedName(seed: number, index: number): string {
  return drawFundName(seed, index).slice(0, FILED_LENGTH)
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
