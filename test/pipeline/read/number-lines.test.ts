import { describe, expect, it } from 'vitest'
import { numbered, numberedWith } from '../../helpers/number-lines.ts'

describe('a line that is passed on', () => {
  it('has its number in the file; the header is line 1', async () => {
    const { text, headerLine, lines } = await numbered('A;B\r\n1;2\r\n3;4\r\n')

    expect(text).toBe('2;1;2\n3;3;4\n')
    expect({ headerLine, lines }).toEqual({ headerLine: 1, lines: 2 })
  })

  it('keeps its number below bad, blank and stray lines', async () => {
    const { text } = await numbered('Warning: late\nA;B\n1;2\n\n1;2;3\n   \n3;4\nWarning: again\n5;6\n')

    expect(text).toBe('3;1;2\n7;3;4\n9;5;6\n')
  })

  it.each([
    ['LF', 'A;B\n1;2\n3;4\n'],
    ['CRLF', 'A;B\r\n1;2\r\n3;4\r\n'],
    ['both in one file', 'A;B\r\n1;2\n3;4\r\n'],
    ['no end after the last line', 'A;B\n1;2\n3;4'],
    ['half an end after the last line', 'A;B\r\n1;2\r\n3;4\r'],
  ])('reads lines ended by %s', async (_name, file) => {
    expect((await numbered(file)).text).toBe('2;1;2\n3;3;4\n')
  })

  it('takes a quote for a letter, closed or not', async () => {
    const { text, bad } = await numbered('A;B\n"VERSATILE FUNDO;1\n"x;y\n"a";"b"\n')

    expect(text).toBe('2;"VERSATILE FUNDO;1\n3;"x;y\n4;"a";"b"\n')
    expect(bad).toEqual([])
  })

  it.each([
    ['BEL', 'a\x07b', 'ab'],
    ['the C1 byte 0x83', 'SERT\xc3\x83O', 'SERT\xc3O'],
    ['a tab', 'a\tb', 'ab'],
    ['DEL', 'a\x7fb', 'ab'],
    ['a carriage return inside the line', 'a\rb', 'ab'],
    ['spaces at the edges', '   a b  ', 'a b'],
    ['a non-breaking space', 'CLASSE\xa0 \xa0RENDA', 'CLASSE   RENDA'],
    ['non-breaking spaces at the edges', '\xa0 a \xa0', 'a'],
    ['nothing but a non-breaking space', '\xa0', ''],
    ['a control byte before an edge space', ' \x07 a \x07 ', 'a'],
    ['letters with accents and signs', 'A\xc7\xd5ES \xae \xb4 \xff', 'A\xc7\xd5ES \xae \xb4 \xff'],
  ])('is cleaned of %s in every field that is a text', async (_name, filed, clean) => {
    const { text } = await numbered(`A;B;C\n${filed};${filed};${filed}\n`)

    expect(text).toBe(`2;${clean};${clean};${clean}\n`)
  })

  it('passes a line of 130 KB', async () => {
    const note = 'x'.repeat(130 * 1024)

    const { text, bad } = await numbered(`A;B\n1;${note}\n`)

    expect(text).toBe(`2;1;${note}\n`)
    expect(bad).toEqual([])
  })

  it('passes more than one buffer of lines in order', async () => {
    const lines = Array.from({ length: 60_000 }, (_, at) => `${String(at + 2)};${'x'.repeat(100)}`)

    const { text } = await numbered(`A;B\n${lines.join('\n')}\n`)

    expect(text).toBe(lines.map((line) => `${line.slice(0, line.indexOf(';'))};${line}\n`).join(''))
  })

  it('is passed on with others, a few megabytes at a time, however long the file is', async () => {
    const chunk = `1;${'x'.repeat(98)}\n`.repeat(2_000)

    const { pieces, lines } = await numbered('A;B\n', ...Array.from({ length: 50 }, () => chunk))

    expect(lines).toBe(100_000)
    expect(Math.max(...pieces)).toBeLessThan(3_000_000)
  })

  it.each([2 ** 16 - 20, 2 ** 16, 2 ** 17, 2 ** 20 - 2])(
    'can have a field of %i bytes, between short lines',
    async (bytes) => {
      const long = 'x'.repeat(bytes)

      const { text, bad } = await numbered(`A;B\n1;2\n1;${long}\n3;4\n`)

      expect(text === `2;1;2\n3;1;${long}\n4;3;4\n`).toBe(true)
      expect(bad).toEqual([])
    },
  )
})

describe('the header', () => {
  it('is found below a stray warning', async () => {
    const warned = await numbered('Warning: mysql_connect()\r\n\r\nA;B\r\n1;2\r\n')

    expect(warned).toMatchObject({ header: 'A;B', headerLine: 3, text: '4;1;2\n' })
  })

  it('can be the only line of the file', async () => {
    expect(await numbered('A;B\r\n')).toEqual({
      header: 'A;B',
      headerLine: 1,
      lines: 0,
      bad: [],
      text: '',
      pieces: [],
      unended: null,
    })
    expect(await numbered('A;B')).toMatchObject({ header: 'A;B', headerLine: 1, lines: 0 })
  })

  it('is missing from an empty file and from one with only a warning', async () => {
    expect(await numbered('')).toEqual({
      header: '',
      headerLine: null,
      lines: 0,
      bad: [],
      text: '',
      pieces: [],
      unended: null,
    })
    expect(await numbered('Warning: nothing\r\n')).toMatchObject({ headerLine: null, lines: 0, text: '' })
  })
})

describe('a bad line', () => {
  it.each([
    ['BEL', '\x07', '0x07'],
    ['the C1 byte 0x83', '\x83', '0x83'],
    ['a tab', '\t', '0x09'],
    ['DEL', '\x7f', '0x7f'],
    ['a carriage return', '\r', '0x0d'],
  ])('has %s in a field that is no text, where another character was', async (_name, byte, shown) => {
    const { text, lines, bad } = await numberedWith(['B'], `A;B\n1;2\na${byte};11${byte}3.67\n3;4\n`)

    expect(text).toBe('2;1;2\n4;3;4\n')
    expect(lines).toBe(2)
    expect(bad).toEqual([
      { line: 3, stray: false, column: 'B', reason: `has the control byte ${shown}`, text: 'a;113.67' },
    ])
  })

  it('has a NUL in any field, also in a text', async () => {
    const { text, bad } = await numbered('A;B\n1;2\na\x00;b\n3;4\n')

    expect(text).toBe('2;1;2\n4;3;4\n')
    expect(bad).toMatchObject([{ line: 3, column: null, reason: /^has 1 NUL byte: / }])
  })

  it('is two lines whose ends are covered by a hole of zeros, whatever its number of fields', async () => {
    const hole = '\0'.repeat(2_900)

    const glued = await numbered(`A;B\n1;2\n3;48${hole}1.01\n5;6\n`)
    const longer = await numbered(`A;B\n1;2\n3;4;${hole}1.01\n5;6\n`)

    expect([glued.text, longer.text]).toEqual(['2;1;2\n4;5;6\n', '2;1;2\n4;5;6\n'])
    expect(glued.bad).toMatchObject([{ line: 3, stray: false, reason: /^has 2900 NUL bytes: / }])
    expect(longer.bad).toMatchObject([{ line: 3, stray: false, reason: /^has 2900 NUL bytes: / }])
  })

  it('of nothing but zeros is no line of spaces', async () => {
    const { bad } = await numbered('A;B\n1;2\n\0\0\0\n')

    expect(bad).toMatchObject([{ line: 3, stray: false, text: '' }])
  })

  it.each([
    ['too few', '1', 'has 1 fields where the header has 2'],
    ['too many', '1;2;3', 'has 3 fields where the header has 2'],
  ])('is a line with %s fields, with its number, text and reason', async (_name, line, reason) => {
    const { text, bad } = await numbered(`A;B\r\n1;2\r\n${line}\r\n3;4\r\n`)

    expect(text).toBe('2;1;2\n4;3;4\n')
    expect(bad).toEqual([{ line: 3, stray: false, column: null, reason, text: line }])
  })

  it('refuses the file when there are more of them than any tolerance allows', async () => {
    const { bad } = await numbered(`A;B\n${'1\n'.repeat(100_000)}`)

    expect(bad).toHaveLength(100_000)
    await expect(numbered(`A;B\n${'1\n'.repeat(100_001)}`)).rejects.toThrow('more than 100000 lines cannot be read')
  })

  it('does not include a remark of the software or a line of spaces', async () => {
    const { bad } = await numbered('Warning: x\nA;B\nWarning: y\n  \n1;2\n')

    expect(bad.map(({ line, stray }) => ({ line, stray }))).toEqual([
      { line: 1, stray: true },
      { line: 3, stray: true },
      { line: 4, stray: true },
    ])
  })

  it('can be longer than 1 MB, and is reported by its start', async () => {
    const long = 'x'.repeat((1 << 20) + 1)

    const { text, bad } = await numbered(`A;B\n1;${long}\n3;4\n`)

    expect(text).toBe('3;3;4\n')
    expect(bad).toMatchObject([{ line: 2, stray: false, reason: 'is longer than 1048576 bytes' }])
    expect(bad[0]?.text).toHaveLength(1000)
  })

  it('can be the whole file if megabytes come without an end of line', async () => {
    const mebibyte = Buffer.alloc(1 << 20, 'x')

    const reading = numbered('A;B\n', mebibyte, mebibyte, mebibyte, mebibyte, mebibyte)

    await expect(reading).rejects.toMatchObject({ code: 'SOURCE_DAMAGED', message: /longer than 4194304 bytes/ })
  })
})
