import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Api, serve } from '../helpers/api.ts'
import { type SharedApi, shareSample } from '../helpers/shared.ts'
import { readVisibleText } from '../helpers/pages.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'x-api-key': '' }

let api: SharedApi
let empty: Api

beforeAll(async () => {
  ;[api, empty] = await Promise.all([shareSample(), temporaryFolder().then((dir) => serve(dir))])
})

afterAll(() => empty.stop())

const read = (path: string, server: SharedApi = api) => server.get(path, { headers: HTML })

describe('a request with its answer', () => {
  it('shows the API’s answer to that request, to the last digit', async () => {
    const document = (await read('/docs/cvm_fund_register')).text
    const text = readVisibleText(document.replaceAll(/<summary>.*?<\/summary>/g, ''))
    const [, address = ''] = /'http:\/\/[^/']+(\/v1\/fund\/[^']+)'/.exec(text) ?? []
    const { text: answer } = await api.get(address)
    const [, shown = ''] = /(\{\n {2}"success": true[\s\S]*?\n\})/.exec(text) ?? []

    expect(shown.replaceAll(/^ +|\n/gm, '').replaceAll('": ', '":')).toBe(answer)
  })

  it.each([
    ['javascript', process.execPath, ['--input-type=module', '--eval'], '\nconsole.log(JSON.stringify(data))'],
    ['python', 'python3', ['-c'], '\nprint(__import__("json").dumps(data, default=str))'],
  ])('runs in %s as it stands', async (language, command, options, printed) => {
    const needed = ['-c', 'import requests']
    if (language === 'python' && spawnSync('python3', needed).status !== 0) return
    const { text } = await read('/docs/api/fund')
    const [, sample = ''] = new RegExp(`<div data-sample="${language}"[^]*?<code>([^]*?)</code>`).exec(text) ?? []
    const code = readVisibleText(sample).replace(/http:\/\/[^/']+/, `http://127.0.0.1:${String(api.port)}`)

    // The server answers in this process, so the call must not block it.
    const { stdout } = await promisify(execFile)(command, [...options, code + printed], {
      env: { ...process.env, KEY: api.key },
    })

    expect(JSON.parse(stdout)).toMatchObject({ fund: { cnpj: expect.stringMatching(/^\d{14}$/) as string } })
  })

  it('folds what has no value, and the details of a row', async () => {
    const { text } = await read('/docs/cvm_fund_portfolio')

    expect((await read('/docs/cvm_fund_register')).text).toMatch(/<summary>\+ \d+ fields without a value<\/summary>/)
    expect(text).toMatch(/<span class="k">&quot;fund&quot;<\/span>: \{\n<details><summary>\+ \d+ fields<\/summary>/)
    expect(text).toMatch(/<span class="k">&quot;metainfo&quot;<\/span>: \{\n<details><summary>\+ \d+ fields<\/summary>/)
  })

  it('says how many items of a long list it leaves out', async () => {
    const { text } = await read('/docs/cvm_fund_portfolio')
    const { data } = JSON.parse((await api.get('/v1/fund/62415896000127/portfolio?date=20251031')).text) as {
      data: { portfolio: unknown[] }
    }

    expect(readVisibleText(text)).toContain(`… ${String(data.portfolio.length - 2)} more items`)
  })

  it('shows no answer without a snapshot', async () => {
    const text = readVisibleText((await read('/docs/cvm_fund_portfolio', empty)).text)

    expect(text).toContain('so none is shown')
    expect(text).not.toContain('"success": true')
  })

  it('names this machine, whatever name its reader sends', async () => {
    for (const host of ['data.example:8443', "x';reboot;'"]) {
      const { text } = await api.get('/docs', { headers: { ...HTML, host } })

      expect(readVisibleText(text)).toContain(`'http://localhost:${String(api.port)}/v1/fund/`)
      expect(text).not.toMatch(/data\.example|reboot/)
    }
  })
})
