import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ApiError } from '../../../schemas/api/error.ts'
import { booleanInput, choiceInput, cnpjInput, dayInput, parseInput } from '../../../schemas/api/input.ts'

const aDay = dayInput('A day.')

const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const schema = z.strictObject({
  cnpj: cnpjInput,
  date: aDay.optional(),
  provenance: booleanInput('Whether.').optional(),
})
const CNPJ = '00068305000135'

const list = z.strictObject({
  cnpj: cnpjInput,
  page_size: z.string().optional(),
  type: choiceInput(['fif', 'fii', 'fiagro'], 'A type.').optional(),
})

function errorFor(input: Readonly<Record<string, unknown>>, by: z.ZodObject = schema): ApiError {
  try {
    parseInput(by, input, by === list ? ['cnpj'] : [])
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('it was not refused')
}

/** Returns the sentences about each parameter. */
function refused(input: Readonly<Record<string, unknown>>, by: z.ZodObject = schema): unknown {
  return errorFor(input, by).errorData['fieldErrors']
}

describe('a date', () => {
  it('is taken with hyphens or without, for any day of the calendar', () => {
    fc.assert(
      fc.property(day, (each) => {
        expect(aDay.parse(each)).toBe(each)
        expect(aDay.parse(each.replaceAll('-', ''))).toBe(each)
      }),
    )
  })

  it.each([
    '2025-02-29',
    '20250229',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-10-00',
    '2025-10-32',
    '202510',
    '2025-13',
    '2025-1',
    '2025-00',
    '31/10/2025',
    '2025-1031',
    '202510-31',
    '2025-10-31T00:00:00Z',
    ' 2025-10-31',
    '20251031 ',
    '1761868800',
    '',
  ])('is refused as %j', (text) => {
    expect(aDay.safeParse(text).success).toBe(false)
  })

  it('can be a month: its last day, or its first where a range begins', () => {
    const first = dayInput('A day.', 'first')

    fc.assert(
      fc.property(day, (each) => {
        const month = each.slice(0, 7)
        const last = aDay.parse(month)
        expect([first.parse(month), last.slice(0, 7)]).toEqual([`${month}-01`, month])
        expect(each >= first.parse(month) && each <= last).toBe(true)
        expect(aDay.safeParse(`${month}-${String(Number(last.slice(8)) + 1)}`).success).toBe(false)
      }),
    )
    expect(['2024-02', '2023-02', '2025-10', '2025-04'].map((month) => aDay.parse(month))).toEqual([
      '2024-02-29',
      '2023-02-28',
      '2025-10-31',
      '2025-04-30',
    ])
  })

  it('of a leap day is one only in a leap year', () => {
    expect(aDay.safeParse('20240229').success).toBe(true)
    expect(aDay.safeParse('20000229').success).toBe(true)
    expect(aDay.safeParse('19000229').success).toBe(false)
  })
})

describe('the parameters of a request', () => {
  it('become what the answer needs', () => {
    const parsed = parseInput(schema, { cnpj: '00.068.305/0001-35', date: '20251031', provenance: '1' })

    expect(parsed).toEqual({ cnpj: CNPJ, date: '2025-10-31', provenance: true })
  })

  it.each([
    ['a CNPJ of another shape', { cnpj: '68305000135' }, { cnpj: [expect.stringContaining('14 characters')] }],
    ['a mistyped CNPJ', { cnpj: '00068305000134' }, { cnpj: [expect.stringContaining('check digits')] }],
    ['an impossible date', { cnpj: CNPJ, date: '20250230' }, { date: [expect.stringContaining('YYYYMMDD')] }],
    ['another word for yes', { cnpj: CNPJ, provenance: 'yes' }, { provenance: ['Use true, false, 1 or 0.'] }],
    [
      'an unknown parameter',
      { cnpj: CNPJ, dat: '20251031' },
      { dat: [expect.stringContaining('cnpj, date, provenance')] },
    ],
    ['a parameter twice', { cnpj: CNPJ, date: ['20251031', '20251130'] }, { date: [expect.stringContaining('once')] }],
  ])('are refused with %s, by the name of the field', (_name, input, fieldErrors) => {
    expect(refused(input)).toEqual(fieldErrors)
  })

  it('are refused with every fault at once', () => {
    expect(Object.keys(refused({ cnpj: '1', date: '2', provenance: '3', x: '4' }) as object).sort()).toEqual([
      'cnpj',
      'date',
      'provenance',
      'x',
    ])
  })
})

describe('a mistyped parameter', () => {
  it.each(['pagesize', 'page_sise', 'pageSize', 'page-size', 'PAGE_SIZE', 'page_szie'])(
    '%s is answered with the one that was meant',
    (name) => {
      expect(refused({ cnpj: CNPJ, [name]: '1' }, list)).toEqual({
        [name]: ['Unknown parameter: did you mean page_size? Known here: page_size, type.'],
      })
    },
  )

  it.each(['limit', 'x', '', 'constructor', 'cnpj_'])(
    '%s that is near none is answered with those that may be sent',
    (name) => {
      expect(refused({ cnpj: CNPJ, [name]: '1' }, list)).toEqual({
        [name]: ['Unknown parameter. Known here: page_size, type.'],
      })
    },
  )

  it('is answered without a list where an address takes none', () => {
    expect(() => parseInput(z.strictObject({}), { x: '1' })).toThrow(/^x: Unknown parameter\.$/)
  })

  it('is named only by its beginning where it is long, and without characters that nobody sees', () => {
    expect(refused({ cnpj: CNPJ, ['p'.repeat(5000)]: '1' }, list)).toEqual({
      [`${'p'.repeat(40)}…`]: ['Unknown parameter. Known here: page_size, type.'],
    })
    expect(Object.keys(refused({ cnpj: CNPJ, 'a\u0000b\ud800': '1' }, list) as object)).toEqual(['a\ufffdb\ufffd'])
  })

  it('is one of ten that are named, where there are more, and the known ones are listed once', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_none, n) => [`page_siz${String(n)}`, '1']))
    const fields = refused({ cnpj: CNPJ, ...many }, list) as Record<string, string[]>
    const { message, errorData } = errorFor({ cnpj: CNPJ, ...many }, list)

    expect(Object.keys(fields)).toHaveLength(10)
    expect(
      Object.values(fields)
        .flat()
        .join(' ')
        .match(/Known here/g),
    ).toHaveLength(1)
    expect(errorData['formErrors']).toEqual(['40 more of the parameters are wrong.'])
    expect(message).toContain('40 more of the parameters are wrong.')
  })

  it('of a closed vocabulary is answered with the word that was meant, and with all', () => {
    expect(refused({ cnpj: CNPJ, type: 'fiagra' }, list)).toEqual({
      type: ['Did you mean fiagro? Use one of fif, fii, fiagro.'],
    })
    expect(refused({ cnpj: CNPJ, type: 'equity' }, list)).toEqual({ type: ['Use one of fif, fii, fiagro.'] })
  })
})
