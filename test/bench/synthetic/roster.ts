import { masked } from '../../helpers/portal.ts'
import { companyCnpj, drawDay, punctuateCpf, personCpf, type Trade } from './documents.ts'
import { isWithin, listIndexes, makePopulation, type Population } from './population.ts'
import { at, SeededRandom } from './random.ts'

/** A fund as the registers know it. */
export type RosterEntry = ReturnType<typeof findEntry>

const SPECIAL = ['Em Liquidação', 'Em Situação Especial', 'Fase Pré-Operacional', 'Incorporação', 'Em Análise']

/** Every fund that a register may have, in the one, the other, both or neither. */
export function makeRoster(seed: number, funds: number): RosterEntry[] {
  const population = makePopulation(funds)
  const { filers, structured, sealed, outsiders, retired } = population
  return [filers, structured, sealed, outsiders, retired]
    .flatMap(listIndexes)
    .flatMap((index) => listEntries(index, population, seed))
}

/** Here and there two filers are classes of one fund, with the number of the first or a number of its own. */
function listEntries(index: number, population: Population, seed: number): RosterEntry[] {
  const { filers, umbrellas } = population
  const entry = (number: number, classes: readonly number[]) => [findEntry(number, classes, population, seed)]
  if (!isWithin(filers, index + 1)) return entry(index, [index])
  if (index % 400 === 21 || index % 800 === 61) return []
  if (index % 400 === 20) return entry(index, [index, index + 1])
  if (index % 800 === 60) return entry(umbrellas.from + Math.floor(index / 800), [index, index + 1])
  return entry(index, [index])
}

/** Its classes come by index; most funds have one, with the number of the fund itself. */
function findEntry(index: number, classes: readonly number[], population: Population, seed: number) {
  const random = new SeededRandom(seed, index, 'register')
  const covered = drawCoverage(index, population, random)
  const isCancelled = isWithin(population.retired, index) || random.chance(0.0015)
  const cancelledOn = isCancelled ? drawDay(random, 2005, 2025) : ''
  const situation = random.chance(0.04) ? random.pick(SPECIAL) : 'Em Funcionamento Normal'
  return {
    index,
    classes,
    random,
    kind: drawKind(at(classes, 0), population, random),
    ...(classes.length > 1 ? { inRegister: true, inLegacy: false } : covered),
    cancelledOn,
    situation: isCancelled ? 'Cancelado' : situation,
  }
}

function drawCoverage(index: number, { filers, outsiders, retired }: Population, random: SeededRandom) {
  const draw = random.fraction()
  if (isWithin(retired, index)) return { inRegister: draw < 0.5, inLegacy: draw > 0.2 }
  if (isWithin(outsiders, index)) return { inRegister: draw < 0.6, inLegacy: false }
  if (!isWithin(filers, index)) return { inRegister: draw < 0.97, inLegacy: false }
  return { inRegister: draw < 0.94, inLegacy: draw > 0.84 && draw < 0.98 }
}

function drawKind(index: number, { filers, retired, traded, outsiders }: Population, random: SeededRandom): string {
  if (isWithin(filers, index)) return index % 144 === 1 ? 'FIP' : 'FIF'
  if (isWithin(traded, index)) return 'FIIM'
  if (isWithin(retired, index)) return 'FIF'
  return isWithin(outsiders, index) ? random.pick(['FII', 'FIP', 'FIDC']) : 'FIDC'
}

/** Who serves a fund, as cells: the kind of person, the document and the name. */
export interface RegisterParty {
  readonly person: 'PF' | 'PJ'
  readonly bare: string
  readonly masked: string
}

/** How many there are of a trade, and what they are called. */
const TRADES: Partial<Record<Trade, readonly [number, string]>> = {
  manager: [700, 'GESTORA SINTÉTICA DE RECURSOS'],
  administrator: [60, 'ADMINISTRADORA SINTÉTICA DTVM'],
  auditor: [20, 'AUDITORES SINTÉTICOS INDEPENDENTES'],
  custodian: [60, 'BANCO CUSTODIANTE SINTÉTICO'],
}

export function drawParty(trade: Trade, random: SeededRandom): RegisterParty {
  const [count, title] = TRADES[trade] ?? [0, '']
  const number = Math.floor(count * random.fraction() ** 2)
  const [document, name] = [companyCnpj(trade, number), `${title} ${String(number)} LTDA.`]
  return { person: 'PJ', bare: `${document};${name}`, masked: `${masked(document)};${name}` }
}

/** One for most funds, up to three for some, and for a few a person instead of a company. */
export function listManagers(random: SeededRandom): RegisterParty[] {
  if (random.chance(0.003)) {
    const number = random.below(40)
    const [document, name] = [personCpf(500 + number), `PESSOA GESTORA SINTÉTICA ${String(number)}`]
    return [{ person: 'PF', bare: `${document};${name}`, masked: `${punctuateCpf(document)};${name}` }]
  }
  const draw = random.fraction()
  return drawDistinct('manager', draw < 0.94 ? 1 : draw < 0.99 ? 2 : 3, random)
}

export function drawDistinct(trade: Trade, count: number, random: SeededRandom): RegisterParty[] {
  const parties = Array.from({ length: count }, () => drawParty(trade, random))
  return [...new Map(parties.map((party) => [party.bare, party])).values()]
}
