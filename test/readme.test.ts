import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from './server/helpers/shared.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

let api: SharedApi

beforeAll(async () => {
  api = await shareSample()
})

function block(language: string): string {
  const [, code = ''] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(README) ?? []
  return code
}

describe('the README', () => {
  it('shows a request with the answer of the sample, piece by piece', async () => {
    const [, address = ''] = /curl [^\n]*'http:\/\/localhost:8080([^']+)'/.exec(README) ?? []
    const { text } = await api.get(address)
    const pieces = block('json')
      .replaceAll(/\n\s*/g, '')
      .split('…')
      .map((piece) => piece.trim())

    let end = 0
    for (const piece of pieces) {
      // A piece may leave out what is before its first or after its last bracket.
      const at = text.indexOf(piece, end)
      expect(at, piece).toBeGreaterThanOrEqual(0)
      end = at + piece.length
    }
    expect(pieces.length).toBeGreaterThan(5)
    expect(end).toBe(text.length)
  })

  it('is one page of a thousand words at most', () => {
    expect(README.split(/\s+/).length).toBeLessThanOrEqual(1000)
  })
})
