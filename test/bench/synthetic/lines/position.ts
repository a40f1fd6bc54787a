import { formatDecimal, dropSign, partsPerMillion, reais, split, wholeReais } from '../base/money.ts'
import { type SeededRandom, at } from '../base/random.ts'
import type { Instrument } from '../market/instrument.ts'
import type { FiledMember } from './headers.ts'

/** One line of a fund: an instrument, and how much of it the fund holds. */
export interface FiledPosition {
  member: FiledMember
  instrument: Instrument
  /** Its part of the fund's own money, relative to the other lines; 0 for an instrument that was sold in the month. */
  heft: number
  /** Four cells of the month's sales and purchases; in CONFID, the two amounts. */
  trades: string
  cents: bigint
}

const MICROS = 1_000_000n
const LEAST_ASSETS = 1_000n

export function position(member: FiledMember, held: Instrument, heft: number, trades: string): FiledPosition {
  return { member, instrument: held, heft, trades, cents: 0n }
}

/** A run of neighbours in a catalogue, so that no fund holds one thing twice; starts near the front are likelier. */
export function drawRun(catalogue: readonly Instrument[], count: number, random: SeededRandom): Instrument[] {
  const start = Math.floor(catalogue.length * random.fraction() ** 1.7)
  return Array.from({ length: count }, (_, step) => at(catalogue, (start + step) % catalogue.length))
}

/** Writes zeros or nothing: filers differ. */
export function noTrades(filed: boolean, places: number): string {
  return filed ? [0n, 0n].map((nothing) => `${formatDecimal(nothing, places)};0.00`).join(';') : ';;;'
}

export function someTrades({ price }: Instrument, places: number, random: SeededRandom): string {
  const side = (): string => {
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
    const before = positions[place - 1]
    if (line.instrument.side === 'asset') continue
    line.cents = before?.instrument === line.instrument ? before.cents : sideAmount(line, scale, random)
    assets -= countedAs(line)
  }
  const owed = positions.find(({ instrument: { side } }) => side === 'liability')
  if (owed !== undefined && assets < LEAST_ASSETS) {
    owed.cents += LEAST_ASSETS - assets
    assets = LEAST_ASSETS
  }
  const owned = positions.filter(({ instrument: { side } }) => side === 'asset')
  const parts = split(
    assets,
    owned.map(({ heft }) => heft),
  )
  for (const [place, line] of owned.entries()) line.cents = at(parts, place)
}

function sideAmount({ instrument: { side }, heft }: FiledPosition, scale: bigint, random: SeededRandom): bigint {
  if (heft === 0) return 0n
  const amount = partsPerMillion(scale, random.between(20, 2_500)) + 1n
  if (side === 'overdraft') return -amount
  return side === 'signed' && random.chance(0.5) ? -amount : amount
}

/** Counts the amount that a line adds to the net assets as filed; CONFID is filed in whole reais. */
export function countedAs({ member, instrument: { side }, cents }: FiledPosition): bigint {
  const filed = isTotal(member) ? wholeReais(cents) * 100n : cents
  return side === 'liability' ? -filed : filed
}

/** Writes from TP_APLIC on. */
export function writeCells({ member, instrument: held, trades, cents }: FiledPosition, places: number): string {
  if (isTotal(member)) return `${held.application};${trades};${wholeReais(cents).toString()};;${held.tail}`
  const { application, asset, related, intent, tail } = held
  return `${application};${asset};${related};${intent};${trades};${drawQuantity(held, cents, places)};${reais(cents)};;;${tail}`
}

function drawQuantity({ price, lot }: Instrument, cents: bigint, places: number): string {
  if (price === 0n) return ''
  const micros = (dropSign(cents) * MICROS) / price
  return formatDecimal((micros - (micros % lot)) / 10n ** BigInt(6 - places), places)
}

function isTotal(member: FiledMember): boolean {
  return member.endsWith('CONFID')
}
