import { Unreadable } from './unreadable-file.ts'

const SIGNATURE = 'd0cf11e0a1b11ae1'
/** A sector number of at least this value ends a chain. */
const LAST_SECTOR = 0xfffffffa
const ENTRY_BYTES = 128
const STREAM = 2
const ROOT = 5

interface Entry {
  readonly name: string
  readonly type: number
  readonly start: number
  readonly bytes: number
}

/** Reads a stream of a compound file, the container of old workbooks. Its sectors form chains, as on a disk. */
export function readStream(file: Buffer, names: readonly string[]): Buffer {
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Unreadable('the file is no workbook')
  const sectorBytes = 1 << file.readUInt16LE(30)
  const sectorAt = (sector: number) => file.subarray((sector + 1) * sectorBytes, (sector + 2) * sectorBytes)
  const table = joinTables(listTableSectors(file, sectorAt).map(sectorAt))
  const chain = (start: number) => Buffer.concat(followChain(table, start).map(sectorAt))
  const entries = parseDirectory(chain(file.readUInt32LE(48)))
  const found = entries.find(({ type, name }) => type === STREAM && names.includes(name))
  const root = entries.find(({ type }) => type === ROOT)
  if (found === undefined || root === undefined) throw new Unreadable(`the file has no ${names.join(' or ')}`)
  if (found.bytes >= file.readUInt32LE(56)) return chain(found.start).subarray(0, found.bytes)
  // Small streams are in sectors of their own, within the stream of the root.
  const [small, smallBytes] = [chain(root.start), 1 << file.readUInt16LE(32)]
  const sectors = followChain(joinTables([chain(file.readUInt32LE(60))]), found.start)
  const pieces = sectors.map((sector) => small.subarray(sector * smallBytes, (sector + 1) * smallBytes))
  return Buffer.concat(pieces).subarray(0, found.bytes)
}

/** Lists the sectors of the table of chains: the header names the first 109, further sectors name the others. */
function listTableSectors(file: Buffer, sectorAt: (sector: number) => Buffer): number[] {
  const named = readNumbers(file.subarray(76, 512))
  let next = file.readUInt32LE(68)
  for (let left = file.readUInt32LE(72); left > 0 && next < LAST_SECTOR; left--) {
    const numbers = readNumbers(sectorAt(next))
    next = numbers.pop() ?? LAST_SECTOR
    named.push(...numbers)
  }
  return named.filter((sector) => sector < LAST_SECTOR)
}

function joinTables(sectors: readonly Buffer[]): number[] {
  return sectors.flatMap(readNumbers)
}

function readNumbers(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_each, at) => bytes.readUInt32LE(at * 4))
}

function followChain(table: readonly number[], start: number): number[] {
  const sectors: number[] = []
  for (let sector = start; sector < LAST_SECTOR; sector = table[sector] ?? LAST_SECTOR) {
    sectors.push(sector)
    if (sectors.length > table.length) throw new Unreadable('the sectors of the workbook go in a circle')
  }
  return sectors
}

function parseDirectory(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_each, at) => {
    const entry = directory.subarray(at * ENTRY_BYTES, (at + 1) * ENTRY_BYTES)
    const name = entry.toString('utf16le', 0, Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2))
    return { name, type: entry.readUInt8(66), start: entry.readUInt32LE(116), bytes: entry.readUInt32LE(120) }
  })
}
