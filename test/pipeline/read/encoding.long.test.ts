import { Lake } from '../../../lake/lake.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildFrom, readQuarantine, refusals, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { audit } from '../../../pipeline/commands/audit.ts'
import { cleanUtf8, MemberIsUtf8, watchEncoding } from '../../../pipeline/read/encoding.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

const OPTIONS = 'cda_fi_BLC_4_202510.csv'
const CASH = 'cda_fi_BLC_8_202510.csv'
const MARK = Buffer.of(0xef, 0xbb, 0xbf)

const lines = {
  BLC_4: [
    line(NEW.BLC_4, { TP_APLIC: 'Opções - Posições lançadas', CD_ATIVO: 'PETRX300', VL_MERC_POS_FINAL: '300.00' }),
    line(NEW.BLC_4, { TP_APLIC: 'Ações', DS_ATIVO: '\xa0AÇÃO\xa0 ÚNICA \x85', VL_MERC_POS_FINAL: '500.00' }),
  ],
  BLC_8: [line(NEW.BLC_8, { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1.00' })],
}
const texts = filed(lines)
const writeText = (name: string) => (texts[name] ?? []).map((text) => `${text}\r\n`).join('')

const mirrorWith = (options: Buffer) => mirror({ members: { ...texts, [OPTIONS]: options } })
const compiledWith = async (options: Buffer) => compileMirror(await mirrorWith(options))

describe('a member declared ISO-8859-1', () => {
  it.each([
    ['in ISO-8859-1', Buffer.from(writeText(OPTIONS), 'latin1')],
    ['in UTF-8', Buffer.from(writeText(OPTIONS), 'utf8')],
    ['in UTF-8 with a byte order mark', Buffer.concat([MARK, Buffer.from(writeText(OPTIONS), 'utf8')])],
  ])('gives the same rows %s: an option that was written stays a liability', async (_name, bytes) => {
    const built = await compiledWith(bytes)

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { application_type: 'Opções - Posições lançadas', final_position_value: '-300.00', source_line: '2' },
      { application_type: 'Ações', asset_description: 'AÇÃO  ÚNICA', source_line: '3' },
      { application_type: 'Disponibilidades' },
    ])
  })

  it('that is UTF-8 is named in the log and in the manifest; others are not', async () => {
    const built = await compiledWith(Buffer.from(writeText(OPTIONS), 'utf8'))

    const sources = built.partitions.flatMap(({ result }) => result.sources)
    const encodings = sources.flatMap(({ members }) => members.map(({ name, encoding }) => [name, encoding]))
    expect(encodings).toEqual([
      [OPTIONS, 'utf-8'],
      [CASH, undefined],
    ])
    expect(built.log.map(({ detail }) => detail)).toContain(`${OPTIONS} is in UTF-8 and was read as that`)
  })

  it('keeps letters that ISO-8859-1 does not have if it is UTF-8, in quarantine and in an audit too', async () => {
    const header = NEW.BLC_4
    const good = line(header, { TP_APLIC: 'Ações', DS_ATIVO: 'NOTA – 5 €', VL_MERC_POS_FINAL: '1.00' })
    const bad = line(header, { TP_APLIC: 'Ações', DS_ATIVO: '“RUIM”', VL_MERC_POS_FINAL: '1,00' })

    const built = await buildFrom(await mirrorWith(Buffer.from([header, good, bad, ''].join('\r\n'), 'utf8')))

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([{ asset_description: 'NOTA – 5 €' }, {}])
    expect(await readQuarantine(built)).toMatchObject([{ line: 3, text: bad }])
    const printed: string[] = []
    await audit(datasets, { lake: new Lake(built.dataDir), maskPersonalData: true, seed: 1, rows: 9 }, (text) =>
      printed.push(text),
    )
    expect(printed.join('')).toMatch(/\| DS_ATIVO +NOTA – 5 €/)
  })

  it('is ISO-8859-1 if a part of it is not UTF-8: names hold accents that were encoded twice', async () => {
    const twice = writeText(OPTIONS).replace('PETRX300', Buffer.from('SERTÃO', 'utf8').toString('latin1'))

    const built = await compiledWith(Buffer.from(twice, 'latin1'))

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { asset_code: 'SERTÃO', final_position_value: '-300.00' },
      {},
      {},
    ])
  })

  it('with the byte order mark of UTF-8 and other bytes is refused', async () => {
    const built = await compiledWith(Buffer.concat([MARK, Buffer.from(writeText(OPTIONS), 'latin1')]))

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringContaining(`SOURCE_DRIFT: ${OPTIONS} is in UTF-8 but has other bytes`),
    ])
  })

  it.each([
    ['little', Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(writeText(OPTIONS), 'utf16le')])],
    ['big', Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(writeText(OPTIONS), 'utf16le').swap16()])],
  ])('in UTF-16 with the %s end first is refused', async (_name, bytes) => {
    const built = await compiledWith(bytes)

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([expect.stringContaining(`${OPTIONS} begins with the byte order mark of UTF-16`)])
  })
})

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
}

/** Returns the encoding that the watch sees, and the bytes that it passes on. */
async function watched(bytes: Buffer, size: number): Promise<{ isUtf8: boolean; passed: Buffer }> {
  const passed: Buffer[] = []
  try {
    for await (const chunk of watchEncoding(inPieces(bytes, size), 'x.csv')) passed.push(chunk)
    return { isUtf8: false, passed: Buffer.concat(passed) }
  } catch (error) {
    if (!(error instanceof MemberIsUtf8)) throw error
    return { isUtf8: true, passed: Buffer.concat(passed) }
  }
}

describe('the watch over the encoding', () => {
  it('sees UTF-8 exactly where all bytes decode and some are above 127, wherever the chunks end', async () => {
    const bytes = fc
      .array(fc.constantFrom('a', ';', '\n', 'ç', '€', '😀', '\xc3', '\xa7'), { maxLength: 12 })
      .chain((parts) => fc.constantFrom(...(['utf8', 'latin1'] as const)).map((as) => Buffer.from(parts.join(''), as)))
    await fc.assert(
      fc.asyncProperty(bytes, fc.integer({ min: 1, max: 5 }), async (content, size) => {
        const text = content.toString('utf8')
        const isUtf8 = Buffer.from(text, 'utf8').equals(content) && content.some((byte) => byte > 127)

        const seen = await watched(content, size)

        expect(seen.isUtf8).toBe(isUtf8)
        if (!isUtf8) expect(seen.passed).toEqual(content)
      }),
    )
  })
})

describe('a member declared UTF-8', () => {
  it('is refused if it is not, with the last line that is', async () => {
    const reading = async () => {
      for await (const _chunk of cleanUtf8(inPieces(Buffer.from('A;B\n1;ç\n', 'latin1'), 3), 'x.csv'));
    }

    await expect(reading()).rejects.toMatchObject({ code: 'SOURCE_DRIFT', message: /x\.csv is in UTF-8 but.*line 1/ })
  })
})
