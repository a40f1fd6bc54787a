import { expect, it } from 'vitest'
import { linkFund } from '../../../../server/pages/explorer/fund-link.tsx'
import { writeWholePage } from '../../../../server/pages/kit/write-whole-page.ts'

const FIF = 'ITAÚ AÇÕES DIVIDENDOS FUNDO DE INVESTIMENTO FINANCEIRO RESPONSABILIDADE LIMITADA'
const FIC = 'ITAÚ AÇÕES DIVIDENDOS FIF DA CIC RESPONSABILIDADE LIMITADA'

function write(funds: readonly (readonly [string, string])[]): readonly string[] {
  const page = { link: (path: string) => path, charts: new Map() }
  return funds.map(([cnpj, name]) => writeWholePage(linkFund(page, { cnpj, name }, '2025-10')))
}

it('tells two funds with one short name apart by their numbers', () => {
  const [first, second, again] = write([
    ['62415896000127', FIF],
    ['21407758000119', FIC],
    ['62415896000127', FIF],
  ])

  expect(first).toContain('>Itaú Ações Dividendos</a>')
  expect(first).toContain(`title="${FIF}"`)
  expect(first).not.toContain('62.415.896/0001-27')
  expect(second).toContain('21.407.758/0001-19')
  expect(again).not.toContain('62.415.896/0001-27')
})

it('knows nothing of another page', () => {
  expect([...write([['62415896000127', FIF]]), ...write([['21407758000119', FIC]])].join('')).not.toContain('<small')
})
