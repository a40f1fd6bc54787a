import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { REGISTER_HEADERS } from '../../helpers/headers.ts'
import { masked } from '../../helpers/portal.ts'
import { drawDay, formatDay, fundCnpj } from './documents.ts'
import { cells, makeCsv, writeCsvZip } from './files.ts'
import { reais } from './money.ts'
import { drawFundName, subclassId } from './population.ts'
import { SeededRandom } from './random.ts'
import { drawDistinct, drawParty, listManagers, makeRoster, type RosterEntry } from './roster.ts'

const FOLDER = 'dados.cvm.gov.br/dados/FI/CAD/DADOS'

/** Writes both registers of the funds that a synthetic month of the same seed and size has. */
export async function writeSyntheticRegisters(mirror: string, options: { seed: number; funds: number }): Promise<void> {
  const { seed, funds } = options
  const former = makeRoster(seed, funds).filter(({ inLegacy }) => inLegacy)
  const before = former.flatMap((entry) => legacyRows(seed, entry))
  // Writing draws from the roster, so each register starts from a new one.
  const roster = makeRoster(seed, funds).filter(({ inRegister }) => inRegister)
  const ofFunds = roster.flatMap((entry) => fundRows(seed, entry))
  const classes = roster.flatMap((entry) => entry.classes.map((index) => ({ entry, index })))
  const ofClasses = classes.flatMap(({ entry, index }) => classRows(seed, entry, index))
  const ofSubclasses = classes.flatMap(({ index }) => subclassRows(seed, index))
  await writeCsvZip(join(mirror, FOLDER, 'registro_fundo_classe.zip'), [
    makeCsv('registro_fundo.csv', REGISTER_HEADERS.fund, ofFunds),
    makeCsv('registro_classe.csv', REGISTER_HEADERS.class, ofClasses),
    makeCsv('registro_subclasse.csv', REGISTER_HEADERS.subclass, ofSubclasses),
  ])
  await writeFile(join(mirror, FOLDER, 'cad_fi.csv'), makeCsv('cad_fi.csv', REGISTER_HEADERS.legacy, before).content)
}

/** Since Resolution 175: funds once per manager, classes once per custodian, and subclasses. */
function fundRows(seed: number, { index, kind, situation, cancelledOn, random }: RosterEntry): string[] {
  const since = drawDay(random, 1996, 2025)
  const administrator = drawParty('administrator', random)
  const isAdapted = cancelledOn === '' && random.chance(0.92)
  const adapted = isAdapted ? formatDay(2025, random.between(1, 6), 13) : ''
  const year = random.chance(0.9) ? '2024-01-01;2024-12-31' : ';'
  const money = moneyCells(random, '2024-05-15')
  const director = drawDirector(random)
  const identity = cells(100_000 + index, fundCnpj(seed, index), 40_000 + index, since, since, kind)
  const status = cells(drawFundName(seed, index), cancelledOn, situation, cancelledOn === '' ? since : cancelledOn)
  const lead = cells(identity, status, adapted, year, money, director, administrator.bare)
  return listManagers(random).map(({ person, bare }) => cells(lead, person, bare))
}

const STRATEGIES = [
  'Multimercado;DI de um dia;S;Multimercados Livre;S;;N;N',
  'de Renda Fixa;DI de um dia;N;Renda Fixa Duração Livre Crédito Livre;S;;N;N',
  'de Ações;Ibovespa;N;Ações Livre;;;N;N',
  'Multimercado;OUTROS;S;Multimercados Invest. no Exterior;N;;S;N',
]

function classRows(seed: number, { index: fund, kind, situation, cancelledOn }: RosterEntry, index: number): string[] {
  const random = new SeededRandom(seed, index, 'class')
  const auditor = drawParty('auditor', random)
  const since = drawDay(random, 2005, 2025)
  const strategy = kind === 'FIF' ? `${random.pick(STRATEGIES)};${formCells(random)}` : ';;;;;;;;;;'
  const begun = formatDay(2025, random.between(1, 6), 13)
  const money = moneyCells(random, '2025-10-31')
  const identity = cells(100_000 + fund, 500_000 + index, fundCnpj(seed, index), 900_000 + index, since, since, begun)
  const type = `Classes de Cotas de Fundos ${kind}`
  const status = cells(type, drawFundName(seed, index), situation, cancelledOn === '' ? since : cancelledOn)
  const controller = drawParty('custodian', random)
  return drawDistinct('custodian', random.chance(0.04) ? 2 : 1, random).map((custodian) =>
    cells(identity, status, strategy, money, auditor.bare, custodian.bare, controller.bare),
  )
}

function subclassRows(seed: number, index: number): string[] {
  const random = new SeededRandom(seed, index, 'subclass')
  const letters = random.chance(0.2) ? ['A', 'B', 'C'].slice(0, random.between(1, 3)) : []
  return letters.map((letter, place) => {
    const name = `SUBCLASSE "${letter}" DE ${drawFundName(seed, index)}`.slice(0, 100)
    const lead = cells(500_000 + index, subclassId(index, place + 1), '', '2025-01-02', '2025-01-02', name)
    return cells(lead, 'Em Funcionamento Normal', '2025-01-02', formCells(random), 'N;N;N')
  })
}

function formCells(random: SeededRandom): string {
  const form = random.chance(0.8) ? 'Aberto' : 'Fechado'
  return cells(form, random.chance(0.3) ? 'S' : 'N', random.pick(['Profissional', 'Público Geral', 'Qualificado']))
}

function moneyCells(random: SeededRandom, date: string): string {
  return random.chance(0.05) ? ';' : cells(reais(BigInt(random.below(2_000_000_000)) * 7n), date)
}

function drawDirector(random: SeededRandom): string {
  return `DIRETORIA SINTÉTICA ${String(random.below(90))}`
}

const SITUATIONS: Record<string, string> = { 'Em Liquidação': 'LIQUIDAÇÃO', Cancelado: 'CANCELADA' }
const CLASSES = [
  'Fundo Multimercado;2005-01-03;OUTROS',
  'Fundo de Renda Fixa;2005-01-03;DI de um dia',
  'Fundo de Ações;2005-01-03;',
]
const PERFORMANCE = ';20.00;"1" é calculado sobre o que exceder o CDI, cobrado por semestre;2.00;'

/** Before Resolution 175: one row per fund, and one more for each earlier registration. */
function legacyRows(seed: number, { index, situation, cancelledOn, random }: RosterEntry): string[] {
  const since = drawDay(random, 1996, 2022)
  const identity = cells(masked(fundCnpj(seed, index)), drawFundName(seed, index), since, since, 40_000 + index)
  const changed = cancelledOn === '' ? since : cancelledOn
  const named = SITUATIONS[situation] ?? situation.toUpperCase()
  const status = cells(cancelledOn, named, changed, since, '2024-01-01', '2024-12-31')
  const rest = cells(featureCells(random), peopleCells(random), 'N', 'Multimercados Livre')
  const rows = [cells('FI', identity, status, rest)]
  if (random.chance(0.15)) rows.unshift(cells('FIF', identity, '2004-12-31;CANCELADA;2004-12-31;;;', rest))
  return rows
}

function featureCells(random: SeededRandom): string {
  const form = random.pick(['Aberto', 'Fechado'])
  const flags = cells(form, random.pick(['S', 'N']), random.pick(['S', 'N']), '', 'Profissional')
  const fees = random.chance(0.2) ? PERFORMANCE : ';;;0.50;'
  return cells(random.pick(CLASSES), flags, fees, reais(BigInt(random.below(1_000_000_000))), '2024-05-15')
}

function peopleCells(random: SeededRandom): string {
  const administrator = drawParty('administrator', random)
  const manager = listManagers(random)[0] ?? administrator
  const others = (['auditor', 'custodian', 'custodian'] as const).map((trade) => drawParty(trade, random).masked)
  return cells(drawDirector(random), administrator.masked, manager.person, manager.masked, ...others)
}
