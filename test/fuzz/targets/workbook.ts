import assert from 'node:assert/strict'
import type { Member } from '../../../schemas/core/source.ts'
import { readTwice } from './both-readers.ts'
import { compareLines } from './lines.ts'
import type { FuzzTarget } from './target.ts'

const member: Member = {
  id: 'S',
  relation: 'raw',
  names: () => 'any',
  format: 'sheet',
  fields: { Data: { kind: 'serial_day' }, Dia: { kind: 'text' }, Feriado: { kind: 'text' } },
}

export const workbook: FuzzTarget = {
  holds: 'a workbook is refused, or both readers find the same rows with the same cells',
  run: async (bytes) => {
    const read = await readTwice(bytes, member)
    if (read === null) return
    assert.ok(read.lines.size <= bytes.length, 'a workbook has no more rows than bytes')
    compareLines(read, member)
  },
}
