import type { MemberId } from '../../helpers/headers.ts'
import type { Instrument } from './instrument.ts'
import { dropSign, formatDecimal, partsPerMillion, reais, split, wholeReais } from './money.ts'
import { at, type SeededRandom } from './random.ts'

/** One line of a fund: an instrument, and how much of it the fund holds. */
export interface FiledPosition {
  readonly member: MemberId
  readonly instrument: Instrument
  /** Its part of the fund's own money, relative to the other lines; 0 for an instrument that was sold in the month. */
  readonly heft: number
  /** Four cells of the month's sales and purchases; in CONFID, the two amounts. */
  readonly trades: string
  cents: bigint
}

const UNFILED = ';;;'
const LEAST_ASSETS = 1_000n

export function position(
  member: MemberId,
  held: Instrument,
  heft: number,
  trades = UNFILED,
  cents = 0n,
): FiledPosition {
  return { member, instrument: held, heft, trades, cents }
}

/** A run of neighbours in a catalogue, so that no fund holds one thing twice; starts near the front are likelier. */
export function drawRun(catalogue: readonly Instrument[], count: number, random: SeededRandom): Instrument[] {
  const start = Math.floor(catalogue.length * random.fraction() ** 1.7)
  return Array.from({ length: count }, (_, step) => at(catalogue, (start + step) % catalogue.length))
}

/** Writes zeros or nothing: filers differ. */
export function noTrades(filed: boolean, places: number): string {
  const nothing = `${formatDecimal(0n, places)};0.00`
  return filed ? `${nothing};${nothing}` : UNFILED
}

export function someTrades({ price }: Instrument, places: number, random: SeededRandom): string {
  const side = () => {
    const units = BigInt(random.below(4_000))
    return `${formatDecimal(units * 10n ** BigInt(places), places)};${reais(units * price)}`
  }
  return `${side()};${side()}`
}

/** Gives each line its amount, so that the lines add up, signs applied, to the total. */
export function balance(positions: readonly FiledPosition[], total: bigint, random: SeededRandom): void {
  const scale = dropSign(total) > 100_000n ? dropSign(total) : 100_000n
  let assets = total
  for (const [place, line] of positions.entries()) {
    if (line.instrument.side === 'asset') continue
    const before = positions[place - 1]
    line.cents = before?.instrument === line.instrument ? before.cents : sideAmount(line, scale, random)
    assets -= countedAs(line)
  }
  const owed = positions.find(({ instrument: { side } }) => side === 'liability')
  if (owed !== undefined && assets < LEAST_ASSETS) {
    owed.cents += LEAST_ASSETS - assets
    assets = LEAST_ASSETS
  }
  const owned = positions.filter(({ instrument: { side } }) => side === 'asset')
  const hefts = owned.map(({ heft }) => heft)
  for (const [place, part] of split(assets, hefts).entries()) at(owned, place).cents = part
}

function sideAmount({ instrument: { side }, heft }: FiledPosition, scale: bigint, random: SeededRandom): bigint {
  if (heft === 0) return 0n
  const amount = partsPerMillion(scale, random.between(20, 2_500)) + 1n
  const negative = side === 'overdraft' || (side === 'signed' && random.chance(0.5))
  return negative ? -amount : amount
}

/** Counts the amount that a line adds to the net assets as filed; CONFID is filed in whole reais. */
function countedAs({ member, instrument: { side }, cents }: FiledPosition): bigint {
  const filed = isTotal(member) ? wholeReais(cents) * 100n : cents
  return side === 'liability' ? -filed : filed
}

/** Writes from TP_APLIC on. */
export function writeCells({ member, instrument: held, trades, cents }: FiledPosition, places: number): string {
  const { application, asset, related, intent, tail } = held
  if (isTotal(member)) return `${application};${trades};${wholeReais(cents).toString()};;${tail}`
  return `${application};${asset};${related};${intent};${trades};${writeQuantity(held, cents, places)};${reais(cents)};;;${tail}`
}

function writeQuantity({ price, lot }: Instrument, cents: bigint, places: number): string {
  if (price === 0n) return ''
  const micros = (dropSign(cents) * 1_000_000n) / price
  return formatDecimal((micros - (micros % lot)) / 10n ** BigInt(6 - places), places)
}

function isTotal(member: MemberId): boolean {
  return member.endsWith('CONFID')
}
