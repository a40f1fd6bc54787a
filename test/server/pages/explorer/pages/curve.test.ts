import { describe, expect, it } from 'vitest'
import { OPEN_EXPLORER } from '../../../helpers/explorer-pages.ts'
import { ask } from '../../../helpers/http.ts'
import { shareSample } from '../../../helpers/shared.ts'

const SEARCH = 'cvm_fund_register,cvm_fund_portfolio'

describe('the pages of curves, which two publishers have', () => {
  it.each([
    ['may show those of B3 alone', { PUBLIC_RESTRICTED: 'b3_di_curve' }, 'di1', 'ettj-ipca'],
    ['names pages for those of ANBIMA alone', { EXPLORER: `anbima_curve,${SEARCH}` }, 'ettj-ipca', 'di1'],
  ])('are there and found where the operator %s, and the others are not', async (_, settings, own, other) => {
    const { port } = await shareSample({ ...OPEN_EXPLORER, ...settings })
    const read = (path: string) => ask(port, path, { headers: { accept: '*/*' } })
    const { text } = await read('/en/suggest?q=taxa%20yield')

    expect([(await read(`/en/curve/${own}`)).status, (await read(`/pt/curve/${other}`)).status]).toEqual([200, 404])
    expect([text.includes(`/en/curve/${own}`), text.includes(`/en/curve/${other}`)]).toEqual([true, false])
  })
})

it('states where the curve is lowest and where highest, which its ends may not be', async () => {
  const { port } = await shareSample(OPEN_EXPLORER)
  const { text } = await ask(port, '/pt/curve/di1', { headers: { accept: '*/*' } })

  expect(text).toMatch(
    /<h2 id="points">Mínima: [\d,]+ % em [\d.]+ dias úteis, máxima: [\d,]+ % em [\d.]+ dias úteis<\/h2>/,
  )
})
