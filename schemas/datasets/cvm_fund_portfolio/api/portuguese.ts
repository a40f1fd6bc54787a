import { defineTranslations } from '../../../api/language/translations.ts'
import { tablesPortuguese } from './portuguese/tables.ts'
import { portfolio1Portuguese } from './portuguese/portfolio-1.ts'
import { portfolio2Portuguese } from './portuguese/portfolio-2.ts'
import { lookThroughPortuguese } from './portuguese/look-through.ts'
import { assetsPortuguese } from './portuguese/assets.ts'
import { overTimePortuguese } from './portuguese/over-time.ts'

/** The Portuguese of what only this dataset declares. */
export default defineTranslations({
  sentences: {
    ...tablesPortuguese,
    ...portfolio1Portuguese,
    ...portfolio2Portuguese,
    ...lookThroughPortuguese,
    ...assetsPortuguese,
    ...overTimePortuguese,
  },
  errors: {
    'Snapshot {{id}} was compiled without the sums of portfolios by category: ask a newer one.':
      'O retrato {{id}} foi compilado sem as somas das carteiras por categoria: peça um mais novo.',
    'Snapshot {{id}} was compiled without the table of who holds whom in {{month}}: ask a newer one.':
      'O retrato {{id}} foi compilado sem a tabela de quem detém quem em {{month}}: peça um mais novo.',
    'Say what to compare with: with=20240229 for another month of the fund, or against= and the CNPJ of another fund.':
      'Diga com que comparar: with=20240229 para outro mês do fundo, ou against= e o CNPJ de outro fundo.',
    'Use repo or derivatives, or both with a comma between them.':
      'Use repo ou derivatives, ou os dois separados por vírgula.',
    'Only with indirect=true does a row have that column: add it, or sort by another.':
      'Só com indirect=true uma linha tem essa coluna: acrescente-o, ou ordene por outra.',
    'Only with include=derivatives does a row have that column: add it, or sort by another.':
      'Só com include=derivatives uma linha tem essa coluna: acrescente-o, ou ordene por outra.',
    'Use a number from 0 to 100 with up to six decimals.': 'Use um número de 0 a 100 com até seis casas decimais.',
    'An asset has many paths: ask for names with view=paths.':
      'Um ativo tem muitos caminhos: peça names com view=paths.',
    'Use a code, or at least one word of the name, or part of one.':
      'Use um código, ou pelo menos uma palavra do nome, ou parte de uma.',
    'An amount has up to 18 digits and at most two decimals, such as 1000000 or -0.01.':
      'Um valor tem até 18 dígitos e no máximo duas casas decimais, como 1000000 ou -0.01.',
    'min_value is more than max_value: swap them.': 'min_value é maior que max_value: troque-os.',
    "Funds lead to this asset in more ways than one request may follow: ask without indirect, or for one fund's look-through.":
      'Fundos levam a este ativo por mais caminhos do que um pedido pode seguir: peça sem indirect, ou a carteira aberta de um só fundo.',
    'lower it, or raise min_share_percent': 'diminua, ou aumente min_share_percent',
    'leave it out, or request the look-through of one fund': 'omita, ou peça a carteira aberta de um só fundo',
    'ask for fewer classes at once': 'peça menos classes de uma vez',
  },
})
