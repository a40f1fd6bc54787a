import { describe, expect, it } from 'vitest'
import { textLog } from '../../pipeline/log.ts'

describe('a line of the log', () => {
  it('shows a portal’s text without control characters: it moves no cursor and begins no line', () => {
    const lines: string[] = []
    const log = textLog((text) => lines.push(text))

    log.line({
      step: 'refuse',
      subject: 'b3_quote 2025\x1b[2J',
      detail: 'unknown column A\r\npublish  all good \u202e',
    })

    expect(lines).toEqual([
      'refuse   b3_quote 2025\\x1b[2J           unknown column A\\x0d\\x0apublish  all good \\u{202e}\n',
    ])
  })

  it('continues on the next line, indented', () => {
    const lines: string[] = []

    textLog((text) => lines.push(text)).line({ step: 'fetch', subject: 'x', detail: 'DISK: full\n         Free some.' })

    expect(lines.join('')).toMatch(/DISK: full\n {9}Free some\.\n$/)
  })
})
