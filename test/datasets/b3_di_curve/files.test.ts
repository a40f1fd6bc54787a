import { describe, expect, it } from 'vitest'
import { readMessageLines } from '../../../pipeline/read/messages.ts'
import { readXmlLines } from '../../../pipeline/second-reading/message-lines.ts'
import { listRows, refusals } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { curveMirror } from '../../helpers/curves.ts'

const LAYOUT = { element: 'PricRpt', named: 'TckrSymb', begins: 'DI1' }
const message = (ticker: string, more = '') =>
  `<PricRpt><SctyId><TckrSymb>${ticker}</TckrSymb></SctyId><A><Dt>2025-10-31</Dt>${more}</A></PricRpt>`
const document = (messages: readonly string[], said = messages.length) =>
  `<?xml version="1.0"?><Document><TtlNbOfMsg>${String(said)}</TtlNbOfMsg>${messages.join('\n')}</Document>`

async function* pieces(text: string) {
  yield await Promise.resolve(Buffer.from(text.slice(0, 40)))
  yield Buffer.from(text.slice(40))
}

async function readAll(lines: AsyncIterable<Buffer>): Promise<string> {
  const read: string[] = []
  for await (const line of lines) read.push(line.toString())
  return read.join('')
}

describe('messages of an XML document', () => {
  it('are lines under the names of their leaves, and one that is not wanted is empty', async () => {
    const text = document([message('DI1F26'), message('XXXF26'), message('DI1F27', '<Price Ccy="BRL">12.5</Price>')])
    const lines = 'TckrSymb;Dt;Price\nDI1F26;2025-10-31;\n\nDI1F27;2025-10-31;12.5\n'

    expect(await readAll(readMessageLines(pieces(text), LAYOUT, 'a.xml'))).toBe(lines)
    expect(await readAll(readXmlLines(pieces(text), LAYOUT))).toBe(lines)
  })

  it.each([
    [
      'that are fewer than the document says',
      document([message('DI1F26')], 2),
      /says that it has 2 messages and has 1/,
    ],
    ['that are cut', document([message('DI1F26')]).slice(0, -20), /is no whole document/],
    ['of a web page', '<html></html>', /is no whole document/],
    ['with a leaf twice', document([message('DI1F26', '<Dt>2025-10-30</Dt>')]), /a message has two Dt/],
    ['with a semicolon', document([message('DI1F26', '<B>1;2</B>')]), /has a semicolon/],
    ['in a zip that is cut', 'PK\u0003\u0004 and no more', /is a zip that cannot be opened/],
  ])('%s are refused', async (_name, text, words) => {
    await expect(readAll(readMessageLines(pieces(text), LAYOUT, 'a.xml'))).rejects.toThrow(words)
  })
})

describe('the settlements of a day', () => {
  it('are compiled from a zip in a zip', async () => {
    const built = await compileMirror(await curveMirror(), { datasets: ['b3_di_curve'] })

    expect([built.exit, refusals(built)]).toEqual([0, []])
    expect((await listRows(built, 'b3_di_settlement')).map(({ ticker, source_line }) => [ticker, source_line])).toEqual(
      [
        ['DI1F26', '3'],
        ['DI1N26', '4'],
        ['DI1F27', '5'],
        ['DI1F29', '6'],
        ['DI1F31', '7'],
      ],
    )
  })
})
