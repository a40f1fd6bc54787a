import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonNumber } from '../../../pipeline/read/cpf.ts'
import { MAY_HAVE_CPF, maskCpfsInText, maskPersonalData } from '../../../pipeline/read/personal-data.ts'
import { literal } from '../../../schemas/core/sql-text.ts'
import { useMacros } from '../../helpers/macros.ts'
import { anyCpf, isBankNumber, writtenCpf } from '../../helpers/cpf.ts'

const duck = useMacros()

describe('the number of a natural person', () => {
  it('is the same in texts as in the tables', async () => {
    const numbers = fc.oneof(
      anyCpf.chain((digits) => fc.constantFrom(digits, `000${digits}`, digits.replace(/^0+/, ''))),
      fc.stringMatching(/^0{0,8}\d{1,14}$/),
      fc.stringMatching(/^000\d{11}$/),
    )

    await fc.assert(
      fc.asyncProperty(fc.array(numbers, { minLength: 200, maxLength: 200 }), async (asked) => {
        const rows = await duck.rows(
          `SELECT number, is_person(NULL, number) AS person FROM (SELECT unnest([${asked.map(literal).join(', ')}]) AS number)`,
        )

        expect(rows.filter(({ number, person }) => isPersonNumber(String(number)) !== person)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('is seen in a column of CNPJs with any branch, unless it is the number of a bank', () => {
    fc.assert(
      fc.property(anyCpf, (digits) => {
        expect(isPersonNumber(`000${digits}`)).toBe(!isBankNumber(digits))
      }),
    )
  })
})

describe('a CPF in a text', () => {
  it('is masked in every form in which it can be written', () => {
    fc.assert(
      fc.property(writtenCpf, ([digits, write, before]) => {
        expect(maskCpfsInText(`${before}${write(digits)}, SP`)).toBe(`${before}***${digits.slice(3, 9)}**, SP`)
      }),
      { numRuns: 2000 },
    )
  })

  it('is not seen in a code: digits that a field has alone, and lost more than two zeros', () => {
    expect(maskCpfsInText('45678979')).toBe('45678979')
    expect(maskCpfsInText('COTA 45678979')).toBe('COTA ***456789**')
  })

  it('is masked in every field of a line that is shown', () => {
    fc.assert(
      fc.property(writtenCpf, ([digits, write, before]) => {
        const shown = maskPersonalData(`A;${before}${write(digits)};MARIA DA SILVA;1.00`)

        expect(shown).toContain(`***${digits.slice(3, 9)}**`)
        expect(shown.replaceAll(/\D/g, '')).not.toContain(digits)
      }),
    )
  })

  it('is in a text that the search in a table finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writtenCpf, { minLength: 200, maxLength: 200 }), async (texts) => {
        const asked = texts.map(([digits, write, before]) => literal(`${before}${write(digits)}, SP`)).join(', ')
        const rows = await duck.rows(
          `SELECT text FROM (SELECT unnest([${asked}]) AS text) WHERE NOT regexp_matches(text, ${literal(MAY_HAVE_CPF)})`,
        )

        expect(rows).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
