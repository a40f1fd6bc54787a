import { describe, expect, it } from 'vitest'
import { formatBar, textLog } from '../../pipeline/log.ts'

const now = () => new Date('2025-12-15T03:00:00.500Z')

describe('a line of the log', () => {
  it('shows a portal’s text without control characters: it moves no cursor and begins no line', () => {
    const lines: string[] = []
    const log = textLog((text) => lines.push(text), now)

    log.line({
      step: 'refuse',
      subject: 'b3_quote 2025\x1b[2J',
      detail: 'unknown column A\r\npublish  all good \u202e',
    })

    expect(lines).toEqual([
      '2025-12-15T03:00:00Z refuse   b3_quote 2025\\x1b[2J           unknown column A\\x0d\\x0apublish  all good \\u{202e}\n',
    ])
  })

  it('continues on the next line, indented', () => {
    const lines: string[] = []

    textLog((text) => lines.push(text), now).line({
      step: 'fetch',
      subject: 'x',
      detail: 'DISK: full\n         Free some.',
    })

    expect(lines.join('')).toMatch(/DISK: full\n {9}Free some\.\n$/)
  })
})

describe('the last line of a build', () => {
  it('reads as a sentence', () => {
    const lines: string[] = []

    textLog((text) => lines.push(text), now).line({ step: 'exit', subject: '1', detail: '1 of 18 refused' })

    expect(lines).toEqual(['2025-12-15T03:00:00Z exit 1: 1 of 18 refused\n'])
  })
})

describe('the progress bar', () => {
  const draw = (value: number, total: number, seconds: number) =>
    formatBar(
      {},
      { progress: value / total, value, total, startTime: 1_000 },
      { step: 'fetch', subject: 'b3_quote' },
      1_000 + seconds * 1000,
    )

  it('shows the elapsed time, and the time that is left at that pace', () => {
    expect(draw(300, 1200, 65)).toMatch(/^ fetch \[█{8}░{22}\] 300\/1,200 {2}1:05, about 3:15 left {2}b3_quote$/)
    expect(draw(1, 10, 3600)).toContain('1:00:00, about 9:00:00 left')
  })

  it('promises nothing before the first unit is done, and when all are', () => {
    expect(draw(0, 10, 20)).toContain('0/10  0:20  b3_quote')
    expect(draw(10, 10, 20)).toContain('10/10  0:20  b3_quote')
  })
})
