import assert from 'node:assert/strict'
import { FORMATS, type Format } from '../../../schemas/api/format.ts'
import { InputError } from '../../../schemas/api/input-error.ts'
import { negotiate } from '../../../server/formats/negotiate.ts'
import { chooseEncoding } from '../../../server/http/content-encoding.ts'
import { type FuzzTarget, unlessRefusedNow } from './target.ts'

const ALL = Object.keys(FORMATS) as Format[]
const OFFERED: readonly (readonly Format[])[] = [ALL, ['json', 'csv', 'xml', 'ndjson']]
/** A longer header is refused before anything reads it. */
const LONGEST = 2000

export const acceptTarget: FuzzTarget = {
  holds:
    'a header Accept is refused, or chooses one of the offered formats, the same each time; a single type chooses its own',
  run: (bytes) => {
    const text = bytes.subarray(0, LONGEST).toString('latin1')
    for (const offered of OFFERED) {
      const chosen = unlessRefusedNow(InputError, () => negotiate(undefined, text, offered))
      assert.ok(chosen === null || offered.includes(chosen))
      assert.equal(
        unlessRefusedNow(InputError, () => negotiate(undefined, text, offered)),
        chosen,
      )
      const single = offered.find((format) =>
        FORMATS[format].accepted.some((type) => type === text.trim().toLowerCase()),
      )
      if (single !== undefined) assert.equal(chosen, single)
      const named = unlessRefusedNow(InputError, () => negotiate(text, 'text/csv', offered))
      assert.equal(named, offered.find((format) => format === text) ?? null)
    }
    const encoding = chooseEncoding(text)
    assert.ok(['br', 'gzip', 'identity'].includes(encoding))
    assert.equal(chooseEncoding(text), encoding)
    if (encoding !== 'identity') assert.ok(text.toLowerCase().includes(encoding) || text.includes('*'), encoding)
  },
}
