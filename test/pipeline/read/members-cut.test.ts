import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

describe('a member that was cut before it was zipped', () => {
  it('is refused wherever the cut fell, unless between two lines or behind the last field', async () => {
    const { members } = cashMonth('1234.56')
    const [name = ''] = Object.keys(members).filter((each) => each.includes('BLC_8'))
    const whole = Buffer.from((members[name] as readonly string[]).map((text) => `${text}\r\n`).join(''), 'latin1')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: whole.length - 3 }), async (at) => {
        // A cut within the two characters of a line end is one between two lines.
        fc.pre(whole[at - 1] !== 10 && whole[at - 1] !== 13)
        const built = await compileMirror(await mirror({ members: { ...members, [name]: whole.subarray(0, at) } }))

        expect(built.exit).toBe(2)
        expect(refusals(built)[0]).toMatch(/BLC_8.*(was cut|column|no header)/)
      }),
      { numRuns: 15 },
    )
  })
})
