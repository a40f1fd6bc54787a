import { describe, expect, it } from 'vitest'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type EditIsin, instrumentLine, isinMirror } from '../../helpers/instruments.ts'
import { findIsinFile } from '../../../schemas/datasets/b3_isin/isin-file.ts'

/** An ISIN with its check digit. */
function isinOf(number: number): string {
  const body = `BRSINT${String(number).padStart(5, '0')}`
  const digits = Array.from(body, (each) => String(parseInt(each, 36))).join('')
  const total = Array.from(digits)
    .toReversed()
    .reduce((sum, digit, at) => {
      const weighed = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return sum + Math.floor(weighed / 10) + (weighed % 10)
    }, 0)
  return `${body}${String((10 - (total % 10)) % 10)}`
}

const compiled = async (edit: EditIsin = {}) => compileMirror(await isinMirror(edit), { datasets: ['b3_isin'] })

describe('the ISIN database', () => {
  it('is read without a header, with commas and quotes inside of quotes, in UTF-8', async () => {
    const built = await compiled()

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'b3_isin')).toContainEqual(
      expect.objectContaining({
        isin: 'BRSINTDBS005',
        instrument_description: 'DEBENTURES SIMPLES "UNICA", PRIMEIRA EMISSÃO',
        issue_date: '2025-06-20',
        face_value: '1000.00000000',
        index: 'DI1',
        index_percent: '100.000000',
        source_line: '3',
      }),
    )
    expect(await listRows(built, 'b3_isin_issuer')).toMatchObject([
      { code: 'EXMP', source_line: '1' },
      { code: 'SINT', name: 'SINTÉTICA PARTICIPAÇÕES, "HOLDING" S/A', cnpj: '99111222000149', source_line: '2' },
      { code: 'XFOR', cnpj: null, source_line: '4' },
    ])
    expect(await listRows(built, 'b3_isin_cleaned')).toEqual([])
  })

  it('can have the column more that later editions have', async () => {
    const built = await compiled({ instruments: (lines) => lines.map((line) => `${line},"B3"`) })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'b3_isin')).toContainEqual(
      expect.objectContaining({
        isin: 'BRSINTDBS005',
        instrument_description: expect.stringContaining('EMISSÃO') as string,
      }),
    )
  })

  it.each([
    ['letters of ISO-8859-1', { encoding: 'latin1' }, /is in UTF-8 but has other bytes/],
    [
      'an ISIN twice',
      { instruments: (lines: readonly string[]) => [...lines, ...lines.slice(0, 1)] },
      /another line has BREXMPDBS012/,
    ],
    [
      'two more columns',
      { instruments: (lines: readonly string[]) => lines.map((line) => `${line},"",""`) },
      /unknown column/,
    ],
    [
      'moved columns',
      { instruments: (lines: readonly string[]) => lines.map((line) => line.replace(/^"\d+",/, '')) },
      /missing column|BAD|refuse/,
    ],
    [
      'two issuers of a code',
      { issuers: (lines: readonly string[]) => [...lines, '"EXMP","OUTRA S/A","","20180628"'] },
      /another line of EXMP differs/,
    ],
    ['no instrument', { instruments: () => [] }, /is empty/],
    [
      'a cut line',
      { instruments: (lines: readonly string[]) => lines, cut: true },
      /ends in the middle of its last line/,
    ],
  ] as const)('with %s is refused', async (_name, edit, words) => {
    const built = await compiled(edit)

    expect(built.exit).toBe(2)
    expect(JSON.stringify([refusals(built), built.log])).toMatch(words)
  })

  it('sets a line aside whose quotes do not close', async () => {
    const built = await compiled({
      instruments: (lines) => [...lines, instrumentLine('BREXMPACNOR8').replace('"ACN"', '"ACN')],
    })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'b3_isin_cleaned')).toMatchObject([{ source_line: '6', reason: 'unreadable' }])
  })

  it('remarks an ISIN with another digit, and an issuer that is not listed', async () => {
    const { exit, log } = await compiled({
      instruments: (lines) => [
        ...Array.from({ length: 40 }, () => lines).flatMap((each, at) =>
          at === 0 ? each : each.map((_line, place) => instrumentLine(isinOf(at * 10 + place))),
        ),
        instrumentLine('BRNOBOACNOR1'),
      ],
    })

    expect(exit).toBe(0)
    expect(log.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining(['isins_have_check_digits 1 wrong and 0 of another issuer, of 201']),
    )
  })
})

describe('the address of the newest file', () => {
  it('has the number that another answer names, in base64', () => {
    expect(findIsinFile('{"geralPt":{"id":123,"dataGeracao":"02/10/2025"}}', 'https://x/')).toBe('https://x/MTIz')
    expect(findIsinFile('{"geralPt":{"id":"45"}}', 'https://x/')).toBe('https://x/NDU=')
  })

  it.each(['<html>', '{}', '{"geralPt":{"id":"../1"}}'])('is not known from %s', (text) => {
    expect(findIsinFile(text, 'https://x/')).toBeNull()
  })
})
