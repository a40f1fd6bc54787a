import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../helpers/explorer-pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareSample(OPEN_EXPLORER)
})

const read = (path: string) => api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })

async function readForm(path: string): Promise<string> {
  return /<form class="fields".*?<\/form>/s.exec((await read(path)).text)?.[0] ?? ''
}

describe.each(['/pt/fare', '/en/compare'])('the form of %s', (path) => {
  it('keeps the snapshot that the reader looks at', async () => {
    const snapshot = String((await read('/pt')).headers['x-snapshot-id'])

    expect(await readForm(`${path}?snapshot=${snapshot}`)).toContain(
      `<input type="hidden" name="snapshot" value="${snapshot}">`,
    )
    expect(await readForm(`${path}?as_of=2099-12-31`)).toContain(
      '<input type="hidden" name="as_of" value="2099-12-31">',
    )
  })

  it('names no snapshot where the reader chose none', async () => {
    const form = await readForm(path)

    expect(form).toContain('<button>')
    expect(form).not.toContain('hidden')
  })
})

it('asks for a loss by a slider, which works without a script, and by links to usual ones', async () => {
  const { text } = await read('/pt/issuer/05197443')

  expect(text).toMatch(/<input type="range" name="haircut" value="50" min="0" max="100" step="0.5">/)
  expect(text).toContain('href="/pt/issuer/05197443?haircut=25#haircut"')
})
