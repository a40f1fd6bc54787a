import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Duck } from '../../../pipeline/duckdb.ts'
import { isPersonNumber } from '../../../pipeline/read/cpf.ts'
import { MAY_HAVE_CPF, maskCpfsInText, maskPersonalData } from '../../../pipeline/read/personal-data.ts'
import { literal } from '../../../shared/sql-text.ts'
import { type HeldDatabase, holdDuck } from '../../helpers/duckdb.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

let duck: Duck
let held: HeldDatabase<Duck>

beforeAll(async () => {
  held = await holdDuck({ threads: 1, temporary: await temporaryFolder() })
  duck = held.it
  await duck.run(readFileSync(new URL('../../../schemas/core/macros.sql', import.meta.url), 'utf8'))
})

afterAll(() => held.close())

/** The digits of a CPF: nine, and the two that belong to them. */
function completeCpf(nine: number): string {
  const digits = Array.from(String(nine).padStart(9, '0'), Number)
  for (const length of [9, 10]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

/** Any CPF; those of the root of Banco do Brasil, and of eleven equal digits, are nobody's. */
const cpf = fc
  .integer({ min: 10_000, max: 999_999_999 })
  .map(completeCpf)
  .filter((digits) => !/^(\d)\1*$/.test(digits))

/** A CPF that could as well be a CNPJ that lost its zeros: two of its own are missing, and its branch is that of a company. */
const isAmbiguous = (digits: string) => /^00.{3}00(?!00)/.test(digits)

const grouped = (digits: string, [first, last]: readonly [string, string]) =>
  digits.replace(/^(\d{3})(\d{3})(\d{3})(\d\d)$/, `$1${first}$2${first}$3${last}$4`)

/** The ways in which a CPF can be written. */
const written: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => grouped(digits, ['.', '-']),
  (digits) => grouped(digits, [' ', ' ']),
  (digits) => grouped(digits, ['', '-']),
  (digits) => `000${digits}`,
  (digits) => `0${digits}`,
  (digits) => `00.0${digits.slice(0, 2)}.${digits.slice(2, 5)}/${digits.slice(5, 9)}-${digits.slice(9)}`,
  (digits) => digits.replace(/^00?/, ''),
]

describe('the number of a natural person', () => {
  it('is the same in texts as in the tables', async () => {
    const numbers = fc.oneof(
      cpf.chain((digits) => fc.constantFrom(digits, `000${digits}`, digits.replace(/^0+/, ''))),
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

  it('is seen in a column of CNPJs, unless its branch is one that a company has', () => {
    fc.assert(
      fc.property(cpf, (digits) => {
        expect(isPersonNumber(`000${digits}`)).toBe(!isAmbiguous(digits))
      }),
    )
  })
})

describe('a CPF in a text', () => {
  const inText = fc
    .tuple(
      cpf,
      fc.constantFrom(...written),
      fc.constantFrom('', 'CCB DE FULANO ', 'CPF ', 'CPF: ', '(', 'DE 12/2024, '),
    )
    .filter(([digits]) => !digits.startsWith('000') && !isAmbiguous(digits))

  it('is masked in every form in which it can be written', () => {
    fc.assert(
      fc.property(inText, ([digits, write, before]) => {
        expect(maskCpfsInText(`${before}${write(digits)}, SP`)).toBe(`${before}***${digits.slice(3, 9)}**, SP`)
      }),
      { numRuns: 2000 },
    )
  })

  it('is masked in every field of a line that is shown', () => {
    fc.assert(
      fc.property(inText, ([digits, write, before]) => {
        const shown = maskPersonalData(`A;${before}${write(digits)};MARIA DA SILVA;1.00`)

        expect(shown).toContain(`***${digits.slice(3, 9)}**`)
        expect(shown.replaceAll(/\D/g, '')).not.toContain(digits)
      }),
    )
  })

  it('is in a text that the search in a table finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(inText, { minLength: 200, maxLength: 200 }), async (texts) => {
        const asked = texts.map(([digits, write, before]) => literal(`${before}${write(digits)}`)).join(', ')
        const rows = await duck.rows(
          `SELECT text FROM (SELECT unnest([${asked}]) AS text) WHERE NOT regexp_matches(text, ${literal(MAY_HAVE_CPF)})`,
        )

        expect(rows).toEqual([])
      }),
      { numRuns: 10 },
    )
  })
})
