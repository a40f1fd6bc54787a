import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useMacros } from '../../helpers/macros.ts'
import { checkDigits } from '../../../schemas/core/cnpj.ts'
import { readBareNumber } from '../../../schemas/second-reading/values.ts'
import { literal } from '../../../schemas/core/sql-text.ts'

const duck = useMacros()

async function answer(expression: string): Promise<unknown> {
  const [row] = await duck.rows(`SELECT ${expression} AS answer`)
  return row?.['answer']
}

const sql = (value: string | null) => (value === null ? 'NULL::VARCHAR' : literal(value))

describe('the id of a class', () => {
  it('is a UUIDv5 in the namespace of URLs', async () => {
    const uuid = fc.stringMatching(/^[0-9A-Z]{14}$/)

    await fc.assert(
      fc.asyncProperty(uuid, async (cnpj) => {
        const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex')
        const hash = createHash('sha1').update(namespace).update(`cvm:class:${cnpj}`).digest().subarray(0, 16)
        hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
        hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
        const expected = hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

        expect(await answer(`class_uuid(${literal(cnpj)})`)).toBe(expected)
      }),
    )
  })
})

describe('a number that lost its zeros', () => {
  it.each([
    ['191', '00000000000191'],
    ['68305000135', '00068305000135'],
    ['00068305000135', '00068305000135'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['12ABC', '12ABC'],
    ['123456789012345', '123456789012345'],
    [null, null],
  ])('%j becomes %j', async (document, padded) => {
    expect(await answer(`padded_cnpj(${sql(document)})`)).toBe(padded)
  })
})

describe('a number as a form was filled in', () => {
  it.each([
    ['00.000.000/0001-91', '00000000000191'],
    [' 00.000.000 / 0001 - 91', '00000000000191'],
    ['00.000.000/0001\u00ad91', '00000000000191'],
    ['00000000000191\u00a0', '00000000000191'],
    ['12.ABC.345/01DE\u00ad35', '12ABC34501DE35'],
    // Words are no number.
    ['NAO INFORMADO', 'NAO INFORMADO'],
    ['NAO INFORMADO 12', 'NAO INFORMADO 12'],
    ['CPF 529.982.247-25', 'CPF 52998224725'],
    [' ', null],
    ['', null],
    [null, null],
  ])('%j is %j, and so it is for the second reader', async (filed, bare) => {
    expect(await answer(`bare_number(${sql(filed)})`)).toBe(bare)
    if (filed !== null) expect(readBareNumber(filed) || null).toBe(bare)
  })
})

describe('a natural person', () => {
  it.each([
    ['PF', '52998224725', true],
    ['PF', null, true],
    ['PF', '00068305000135', true],
    [null, '52998224725', true],
    ['PJ', '52998224725', true],
    [null, '00052998224725', true],
    ['PJ', '00052998224725', true],
    // Two lost zeros, and the check digits of a CNPJ too: the branch is none of a company.
    [null, '700414665', true],
    ['PJ', '700414665', true],
    ['PJ', '00700414665', true],
    ['PJ', '00000700414665', true],
    // Wrong check digits of either kind, and no branch of a company.
    [null, '00052998224726', true],
    ['PJ', '529982247', true],
    // Banco do Brasil and Banco de Brasília, as filed.
    ['PJ', '191', false],
    [null, '191', false],
    [null, '00000000000191', false],
    ['PJ', '00000000191', false],
    ['PF', '00000000191', true],
    ['PJ', '00000208000100', false],
    [null, '208000100', false],
    ['PJ', '00000208007385', false],
    // Any other number of their roots is a CPF as well.
    ['PJ', '00000208000291', true],
    ['PJ', '00000000123439', true],
    [null, '77739', true],
    [null, '38166000105', false],
    [null, '00000000000000', false],
    [null, '0', false],
    [null, '', false],
    ['PJ', '00068305000135', false],
    ['PJ', '00000000018801', false],
    ['PJ', '52998224725000', false],
    ['PJ', null, false],
    [null, null, false],
    [null, '12ABC34501DE35', false],
    [null, '000ABC34501DE3', false],
  ])('is recognized by kind %j and number %j: %j', async (kind, document, person) => {
    expect(await answer(`is_person(${sql(kind)}, ${sql(document)})`)).toBe(person)
  })

  it.each([
    ['52998224725', '***982247**'],
    ['00052998224725', '***982247**'],
    ['1234567', '***012345**'],
    [null, null],
  ])('%j is masked as %j', async (document, masked) => {
    expect(await answer(`masked_cpf(${sql(document)})`)).toBe(masked)
  })
})

describe('the token of a type', () => {
  it.each([
    ['CLASSES - FIF', 'FIF'],
    ['CLASSES FIIM', 'FIIM'],
    ['Classes de Cotas de Fundos FIP (FMIEE)', 'FIP (FMIEE)'],
    ['Classe FIDC', 'FIDC'],
    ['fi', 'FI'],
    ['FMP-FGTS CL', 'FMP-FGTS CL'],
  ])('of %s is %s', async (type, token) => {
    expect(await answer(`fund_type_token(${literal(type)})`)).toBe(token)
  })
})

describe('an ISIN', () => {
  /** Applies the same rule, written for one text at a time. */
  function countCheckDigit(body: string): number {
    const digits = Array.from(body, (each) => Number.parseInt(each, 36).toString()).join('')
    const total = Array.from(digits)
      .reverse()
      .reduce((sum, each, at) => {
        const twice = Number(each) * (at % 2 === 0 ? 2 : 1)
        return sum + (twice > 9 ? twice - 9 : twice)
      }, 0)
    return (10 - (total % 10)) % 10
  }

  it('has the check digit that its first eleven characters make', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^BR[A-Z0-9]{9}$/), fc.integer({ min: 0, max: 9 }), async (body, digit) => {
        expect(await answer(`is_isin(${literal(`${body}${String(digit)}`)})`)).toBe(digit === countCheckDigit(body))
      }),
    )
  })

  it.each([
    ['BRPETRACNPR6', true],
    ['US0378331005', true],
    ['KYG376981000', true],
    ['BRPETRACNPR7', false],
    ['FDCF3PLATSN5', false],
    ['PETR4', false],
  ])('is %s: %s', async (code, expected) => {
    expect(await answer(`is_isin(${literal(code)})`)).toBe(expected)
  })
})

describe('a CNPJ that can name somebody', () => {
  it('has the check digits that the rule for all of them asks for', async () => {
    const body = fc.stringMatching(/^[0-9]{12}$/)
    const numbers = fc.array(fc.tuple(body, fc.stringMatching(/^[0-9]{2}$/)), { minLength: 50, maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(numbers, async (filed) => {
        const cnpjs = filed.flatMap(([first, digits]) => [`${first}${digits}`, `${first}${checkDigits(first)}`])
        const wrong = await answer(`list_filter([${cnpjs.map(literal).join(', ')}], each ->
          has_right_cnpj_digits(each) IS DISTINCT FROM has_valid_cnpj_digits(each)
          OR is_cnpj(each) IS DISTINCT FROM (has_valid_cnpj_digits(each) AND NOT regexp_full_match(each, '0+|1+|2+|3+|4+|5+|6+|7+|8+|9+')))`)
        expect(wrong).toEqual([])
      }),
      { numRuns: 4 },
    )
  })

  it.each([
    ['00000000000191', true],
    ['00000000000000', false],
    ['99999999999905', false],
    ['12ABC34501DE35', true],
    ['123', false],
  ])('is %s: %s', async (cnpj, expected) => {
    expect(await answer(`is_cnpj(${literal(cnpj)})`)).toBe(expected)
  })
})

describe('a figure with an exponent', () => {
  it('is the same figure in plain digits', async () => {
    const parts = fc.tuple(
      fc.constantFrom('', '-'),
      fc.stringMatching(/^[0-9]{1,15}$/),
      fc.stringMatching(/^[0-9]{0,15}$/),
      fc.integer({ min: -99, max: 99 }),
      fc.constantFrom('', '+'),
    )
    await fc.assert(
      fc.asyncProperty(parts, async ([minus, whole, fraction, exponent, plus]) => {
        const power = exponent < 0 ? String(exponent) : `${plus}${String(exponent)}`
        const filed = `${minus}${whole}${fraction === '' ? '' : `.${fraction}`}E${power}`
        const plain = String(await answer(`plain_number(${literal(filed)})`))
        const [, sign, left = '', right = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(plain) ?? []

        expect(sign).toBe(minus)
        // Both in units so small that neither needs a point.
        const ofUnits = (digits: string, places: number) => BigInt(digits) * 10n ** BigInt(200 - places)
        expect(ofUnits(left + right, right.length)).toBe(ofUnits(whole + fraction, fraction.length - exponent))
      }),
    )
  })

  it.each(['-12.50', '', 'n/d', 'E', '1E', '1E-', '1E-100', '1,5E-06', '1e-06', 'ENERGIA'])(
    'stays as it is if it has another form: %s',
    async (filed) => {
      expect(await answer(`plain_number(${literal(filed)})`)).toBe(filed)
    },
  )

  it('is empty where nothing was filed', async () => {
    expect(await answer('plain_number(NULL::VARCHAR)')).toBe(null)
  })
})

describe('the last day of a quarter', () => {
  it.each([
    ['2022-12-30', '2022-12-31'],
    ['2021-06-03', '2021-06-30'],
    ['2024-01-01', '2024-03-31'],
    ['2024-09-30', '2024-09-30'],
  ])('of %s is %s', async (day, last) => {
    expect(await answer(`last_day_of_quarter(DATE '${day}')::VARCHAR`)).toBe(last)
  })
})
