import { defineMessages } from '../../../api/language/message.ts'
import type { Text } from '../../../core/language.ts'

export const HOLDINGS: Text = { en: 'holdings', pt: 'carteiras' }
export const PORTFOLIOS: Text = { en: 'portfolios', pt: 'carteiras' }
export const REVISIONS: Text = { en: 'revisions', pt: 'revisões' }

/** Errors in a request for portfolios, look-throughs or holders. */
export const portfolioMessages = defineMessages({
  noSums: ({ snapshot }: { snapshot: string }) => ({
    en: `Snapshot ${snapshot} was compiled without the sums of portfolios by category: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi compilado sem as somas das carteiras por categoria: peça um mais novo.`,
  }),
  noQuotas: ({ snapshot, month }: { snapshot: string; month: string }) => ({
    en: `Snapshot ${snapshot} was compiled without the table of who holds whom in ${month}: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi compilado sem a tabela de quem detém quem em ${month}: peça um mais novo.`,
  }),
  noMoves: ({ snapshot, month }: { snapshot: string; month: string }) => ({
    en: `Snapshot ${snapshot} was made without the moves of positions in ${month}: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi feito sem os movimentos das posições em ${month}: peça um mais novo.`,
  }),
  earlierMonth: {
    en: 'Name an earlier month than date in with.',
    pt: 'Indique em with um mês anterior ao de date.',
  },
  compareWith: {
    en: 'Say what to compare with: with=20240229 for another month of the fund, or against= and the CNPJ of another fund.',
    pt: 'Diga com que comparar: with=20240229 para outro mês do fundo, ou against= e o CNPJ de outro fundo.',
  },
  include: {
    en: 'Use repo or derivatives, or both with a comma between them.',
    pt: 'Use repo ou derivatives, ou os dois separados por vírgula.',
  },
  onlyIndirect: {
    en: 'Only with indirect=true does a row have that column: add it, or sort by another.',
    pt: 'Só com indirect=true uma linha tem essa coluna: acrescente-o, ou ordene por outra.',
  },
  onlyDerivatives: {
    en: 'Only with include=derivatives does a row have that column: add it, or sort by another.',
    pt: 'Só com include=derivatives uma linha tem essa coluna: acrescente-o, ou ordene por outra.',
  },
  percent: {
    en: 'Use a number from 0 to 100 with up to six decimals.',
    pt: 'Use um número de 0 a 100 com até seis casas decimais.',
  },
  namesNeedPaths: {
    en: 'An asset has many paths: ask for names with view=paths.',
    pt: 'Um ativo tem muitos caminhos: peça names com view=paths.',
  },
  wordOfAnAsset: {
    en: 'Use a code, or at least one word of the name, or part of one.',
    pt: 'Use um código, ou pelo menos uma palavra do nome, ou parte de uma.',
  },
  amount: {
    en: 'An amount has up to 18 digits and at most two decimals, such as 1000000 or -0.01.',
    pt: 'Um valor tem até 18 dígitos e no máximo duas casas decimais, como 1000000 ou -0.01.',
  },
  valuesSwapped: {
    en: 'min_value is more than max_value: swap them.',
    pt: 'min_value é maior que max_value: troque-os.',
  },
  tooManyWaysToAsset: {
    en: "Funds lead to this asset in more ways than one request may follow: ask without indirect, or for one fund's look-through.",
    pt: 'Fundos levam a este ativo por mais caminhos do que um pedido pode seguir: peça sem indirect, ou a carteira aberta de um só fundo.',
  },
  tooManyWaysFromFund: ({ cnpj }: { cnpj: string }) => ({
    en: `The funds that ${cnpj} leads to hold each other in more ways than one look-through may follow: lower it, or raise min_share_percent.`,
    pt: `Os fundos a que ${cnpj} leva detêm uns aos outros por mais caminhos do que uma carteira aberta pode seguir: diminua, ou aumente min_share_percent.`,
  }),
})
