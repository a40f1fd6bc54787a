import assert from 'node:assert/strict'
import { resolveHeader } from '../../../pipeline/read/header.ts'
import { nameColumns } from '../../../pipeline/second-reading/fields.ts'
import { BuildError } from '../../../schemas/core/error.ts'
import type { Member } from '../../../schemas/core/source.ts'
import { chooseBy, type FuzzTarget } from './target.ts'

const usual: Member = {
  id: 'M',
  relation: 'raw',
  names: () => 'any',
  fields: {
    TYPE: { kind: 'text', aliases: ['OLD_TYPE'] },
    VALUE: { kind: 'money' },
    NOTE: { kind: 'text', optional: true },
  },
  ignored: { columns: ['PHONE'], because: 'It is nobody else’s business.' },
}
const WRITTEN: readonly [Member, ...Member[]] = [
  usual,
  { ...usual, format: 'tabbed_lines' },
  { ...usual, format: 'quoted_lines' },
  { ...usual, hidesLines: { because: 'Lines name persons.' } },
]

export const header: FuzzTarget = {
  holds: 'a header is refused without a word of a line of data, or both readers find the same columns',
  run: (bytes) => {
    const { chosen, rest } = chooseBy(bytes, WRITTEN)
    const text = rest.toString('latin1')
    try {
      const columns = resolveHeader(text, chosen, 'file.csv', 'members.ts')
      const again = nameColumns(text, chosen)
      assert.deepEqual(
        again,
        columns.map((name) => (name in chosen.fields ? name : null)),
      )
    } catch (error) {
      if (!(error instanceof BuildError)) throw error
      assert.equal(error.code, 'SOURCE_DRIFT')
      // Eleven digits can be the number of a person, whose line stands where a header was expected.
      assert.doesNotMatch(error.message, /\d{11}/)
    }
  },
}
