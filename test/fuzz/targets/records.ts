import assert from 'node:assert/strict'
import { isFigure, type Member } from '../../../schemas/core/source.ts'
import type { Fields } from '../../../schemas/second-reading/rule.ts'
import { readTwice } from './both-readers.ts'
import type { FuzzTarget } from './target.ts'

const member: Member = {
  id: 'R',
  relation: 'raw',
  names: () => 'any',
  format: 'records',
  records: { bytes: 24, header: '00HEAD', data: '01', trailer: '99', count: [3, 8] },
  fields: {
    DAY: { kind: 'bare_day', at: [3, 10] },
    NAME: { kind: 'text', at: [11, 14] },
    PRICE: { kind: 'price', at: [15, 20], decimals: 2 },
    COUNT: { kind: 'integer', at: [21, 24], mayBeBlank: true },
  },
}

export const records: FuzzTarget = {
  holds: 'a file of records is refused, or both readers cut the same fields, and a figure loses no digit',
  run: async (bytes) => {
    const read = await readTwice(bytes, member)
    const wanted = read?.again?.wanted
    if (wanted === undefined) return
    for (const [number, filed] of read?.lines ?? []) compareRecord(filed, wanted.get(number)?.fields ?? null)
  },
}

function compareRecord(filed: ReadonlyMap<string, string>, again: Fields | null): void {
  assert.notEqual(again, null)
  for (const [name, { kind, decimals = 0 }] of Object.entries(member.fields)) {
    const found = again?.get(name) ?? ''
    assert.equal(filed.get(name), isFigure(kind) ? writeFigure(found, decimals) : found, name)
  }
}

/** A figure of a record with its point, and with no more zeros in front than one. */
function writeFigure(digits: string, decimals: number): string {
  if (digits === '') return ''
  const whole = digits.slice(0, digits.length - decimals).replace(/^0+(?=\d)/, '')
  return decimals === 0 ? whole : `${whole}.${digits.slice(-decimals)}`
}
