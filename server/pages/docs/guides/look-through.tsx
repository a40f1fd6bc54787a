import type { Language, Text } from '../../../../schemas/core/language.ts'
import type { PageWords } from '../page-context.ts'
import type { Html } from '../../kit/jsx-runtime.ts'
import { renderPage } from '../../kit/layout.tsx'
import { renderMarkdown } from '../../kit/markdown.ts'
import { renderFigures } from '../../kit/table.tsx'
import { type DrawnFund, drawFunds } from './drawing.tsx'

const TITLE: Text = { en: 'The look-through explained', pt: 'A carteira aberta, explicada' }
const LEAD: Text = {
  en: 'What a fund holds when the funds that it holds are opened, line by line and to the cent.',
  pt: 'O que um fundo tem quando se abrem os fundos da carteira dele, linha por linha e até o centavo.',
}
const SECTIONS: readonly { readonly id: string; readonly title: Text }[] = [
  { id: 'example', title: { en: 'An example', pt: 'Um exemplo' } },
  { id: 'closed', title: { en: 'When a line stays closed', pt: 'Quando uma linha fica fechada' } },
  { id: 'unseen', title: { en: 'What it cannot see', pt: 'O que ela não vê' } },
]

const BEGINNING: Text = {
  en: 'Fund A has R$ 1,000. Its own filing shows R$ 400 of Treasury bills and R$ 600 of quotas of fund B, so it says little about where the money is. Fund B is worth R$ 1,200, so A owns half of each line of B. One of those lines is quotas of fund C. B owns half of C, so A owns a quarter of C through B.',
  pt: 'O fundo A tem R$ 1.000. O que ele entrega mostra R$ 400 de letras do Tesouro e R$ 600 de cotas do fundo B; isso diz pouco sobre onde está o dinheiro. O fundo B vale R$ 1.200, logo A tem metade de cada linha de B. Uma dessas linhas são cotas do fundo C. B tem metade de C, logo A tem um quarto de C por meio de B.',
}
const CAPTION: Text = {
  en: 'The funds are invented. Each arrow leads from a line of quotas to their fund.',
  pt: 'Os fundos são inventados. Cada seta leva de uma linha de cotas ao fundo delas.',
}
const LEAVES: Text = {
  en: 'The look-through of A replaces the quotas by the lines of B and C, each multiplied by A’s part. The result is called leaves. They always add up to the value of the fund to the cent, here to the R$ 1,000 of A:',
  pt: 'A carteira aberta de A troca as cotas pelas linhas de B e C, cada uma multiplicada pela parte de A. O resultado são as folhas. Elas sempre somam o valor do fundo até o centavo, aqui os R$ 1.000 de A:',
}
const HOLDERS: Text = {
  en: 'The opposite question is [who holds](/docs/api/asset_holders) Vale shares. Fund C holds R$ 600 directly; B holds R$ 300 and A R$ 150 through other funds. These are parts of the same 600, seen from each fund above it, so do not add them up.',
  pt: 'A pergunta contrária é [quem detém](/pt/docs/api/asset_holders) ações da Vale. O fundo C detém R$ 600 diretamente; B detém R$ 300 e A R$ 150 por meio de outros fundos. São partes dos mesmos 600, vistas de cada fundo acima; por isso não as some.',
}
const CLOSED: Text = {
  en: 'The look-through opens quotas only where that is safe. It needs the fund’s net assets at the end of the same month, to know which part of the fund a line is. It takes those that the portfolio of that fund reports: as filed, or else by the daily reports of the month’s last business day with all subclasses, or else in the class register if they are of the month. If none is there, or they are not positive, the line stays a leaf (`nav_missing`). If the lines of the fund are more than 2 % away from its net assets, some are missing or have the wrong sign, and a part of them would be a figure that nobody holds: the line stays a leaf (`unreconciled`). A fund that holds quotas of itself through other funds is opened once on a path, and the line that leads back stays a leaf (`cycle`); by asset all such turns are counted. A line worth more than the whole fund is a mistake in a filing (`ratio_anomaly`). The lines of an opened fund and its NAV can still differ, by a cent of rounding or by up to 2 %. Then the difference becomes a line of its own, called `reconciliation`, and is not spread over the other lines.',
  pt: 'Cotas só são abertas onde isso é seguro. É preciso o patrimônio líquido do fundo no fim do mesmo mês, para saber que parte do fundo uma linha é. Vale o que a carteira desse fundo informa: o patrimônio entregue; senão, o dos informes diários do último dia útil do mês, com todas as subclasses; senão, o do cadastro da classe, se for do mês. Se não há nenhum, ou se ele não é positivo, a linha fica como folha (`nav_missing`). Se as linhas do fundo diferem mais de 2 % do patrimônio, alguma falta ou está com o sinal errado, e uma parte delas seria um valor que ninguém detém: a linha fica como folha (`unreconciled`). Um fundo que detém cotas de si mesmo por meio de outros fundos é aberto uma vez num caminho, e a linha que volta a ele fica como folha (`cycle`); por ativo contam-se todas essas voltas. Uma linha que vale mais que o fundo inteiro é um erro de entrega (`ratio_anomaly`). As linhas de um fundo aberto e seu patrimônio ainda podem diferir, por um centavo de arredondamento ou por até 2 %. Então a diferença vira uma linha própria, chamada `reconciliation`, e não é distribuída pelas outras.',
}
const UNSEEN: Text = {
  en: `- **Confidential totals.** A manager may keep holdings secret for some months. They appear as one total for each kind, rounded to reais, without the names of the assets: the 90 of the example could be Vale shares too.
- **Funds that file elsewhere.** Receivables and real-estate funds (FIDC, FII) file reports of their own. The nearest one takes the place of their quotas, and each leaf says how old it is; a report that is more than six months older does not (\`stale\`). It names no debtor and gives no value of a property: leaves are credit rights by segment and property by class. Private-equity and foreign funds are in none of these files, so their quotas stay one line (\`not_filed\`, \`foreign\`).
- **The exposure of derivatives.** Funds file futures at the day’s settlement, which is near zero, and swaps at their net value. A fund can gain or lose far more with an asset than its leaves show.
- **Later amendments.** Funds amend a month for several months after it. The answer shows what they had filed by the day of its snapshot.`,
  pt: `- **Totais sigilosos.** Um gestor pode manter posições em sigilo por alguns meses. Elas aparecem como um total por tipo, arredondado a reais, sem o nome dos ativos: os 90 do exemplo também poderiam ser ações da Vale.
- **Fundos que entregam em outro lugar.** Fundos de direitos creditórios e imobiliários (FIDC, FII) entregam informes próprios. O informe mais próximo toma o lugar das cotas, e cada folha diz que idade ele tem; um informe mais de seis meses mais velho não serve (\`stale\`). Ele não nomeia devedores nem dá o valor de um imóvel: as folhas são direitos creditórios por segmento e imóveis por classe. Fundos de participações e fundos no exterior não estão em nenhum destes arquivos; suas cotas ficam numa linha só (\`not_filed\`, \`foreign\`).
- **A exposição de derivativos.** Fundos entregam futuros pelo ajuste do dia, que é quase zero, e swaps pelo valor líquido. Um fundo pode ganhar ou perder com um ativo muito mais do que suas folhas mostram.
- **Retificações posteriores.** Fundos retificam um mês por vários meses depois dele. A resposta mostra o que tinham entregado até o dia do seu snapshot.`,
}

const DRAWN: Readonly<
  Record<Language, { readonly title: string; readonly description: string; readonly funds: readonly DrawnFund[] }>
> = {
  en: {
    title: 'Fund A owns half of fund B, which owns half of fund C',
    description:
      'Fund A, R$ 1,000: Treasury bills 400, quotas of B 600, which are half of B. Fund B, R$ 1,200: Petrobras shares 720, quotas of C 480, which are half of C. Fund C, R$ 960: Vale shares 600, a confidential total 360.',
    funds: [
      {
        name: 'Fund A',
        worth: 'R$ 1,000',
        lines: ['Treasury bills|400', 'Quotas of fund B|600'],
        part: '600 of 1,200: A owns half of B',
      },
      {
        name: 'Fund B',
        worth: 'R$ 1,200',
        lines: ['Petrobras shares|720', 'Quotas of fund C|480'],
        part: '480 of 960: B owns half of C',
      },
      { name: 'Fund C', worth: 'R$ 960', lines: ['Vale shares|600', 'Confidential total|360'] },
    ],
  },
  pt: {
    title: 'O fundo A tem metade do fundo B, que tem metade do fundo C',
    description:
      'Fundo A, R$ 1.000: letras do Tesouro 400, cotas de B 600, que são metade de B. Fundo B, R$ 1.200: ações da Petrobras 720, cotas de C 480, que são metade de C. Fundo C, R$ 960: ações da Vale 600, um total sigiloso 360.',
    funds: [
      {
        name: 'Fundo A',
        worth: 'R$ 1.000',
        lines: ['Letras do Tesouro|400', 'Cotas do fundo B|600'],
        part: '600 de 1.200: A tem metade de B',
      },
      {
        name: 'Fundo B',
        worth: 'R$ 1.200',
        lines: ['Ações da Petrobras|720', 'Cotas do fundo C|480'],
        part: '480 de 960: B tem metade de C',
      },
      { name: 'Fundo C', worth: 'R$ 960', lines: ['Ações da Vale|600', 'Total sigiloso|360'] },
    ],
  },
}

const TABLE: Readonly<
  Record<
    Language,
    { readonly label: string; readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] }
  >
> = {
  en: {
    label: 'Leaves of fund A',
    heads: ['What A holds in the end', 'Path', 'Part', 'R$', 'Share'],
    rows: [
      ['Treasury bills', 'A', 'all of 400', '400', '40 %'],
      ['Petrobras shares', 'A, B', '½ of 720', '360', '36 %'],
      ['Vale shares', 'A, B, C', '¼ of 600', '150', '15 %'],
      ['Confidential total', 'A, B, C', '¼ of 360', '90', '9 %'],
      ['Total', '', '', '1,000', '100 %'],
    ],
  },
  pt: {
    label: 'Folhas do fundo A',
    heads: ['O que A tem no fim', 'Caminho', 'Parte', 'R$', 'Fatia'],
    rows: [
      ['Letras do Tesouro', 'A', 'todos os 400', '400', '40 %'],
      ['Ações da Petrobras', 'A, B', '½ de 720', '360', '36 %'],
      ['Ações da Vale', 'A, B, C', '¼ de 600', '150', '15 %'],
      ['Total sigiloso', 'A, B, C', '¼ de 360', '90', '9 %'],
      ['Total', '', '', '1.000', '100 %'],
    ],
  },
}

/** Explains the look-through to readers of portfolios: a drawing, its numbers, and the limits of the method. */
export function renderLookThroughGuide({
  language,
  say,
  hasExplorer,
}: PageWords & { readonly hasExplorer: boolean }): Promise<Html> {
  const contents = SECTIONS.map(({ id, title }) => ({ id, title: say(title) }))
  const [example, closed, unseen] = contents.map(({ id, title }) => <h2 id={id}>{title}</h2>)
  const { title, description, funds } = DRAWN[language]
  const told = (text: Text) => renderMarkdown(say(text))
  const body = (
    <>
      <h1>{say(TITLE)}</h1>
      <p class="lead">{say(LEAD)}</p>
      {example}
      {told(BEGINNING)}
      <figure>
        {drawFunds({ title, description }, funds)}
        <figcaption>{say(CAPTION)}</figcaption>
      </figure>
      {told(LEAVES)}
      {renderFigures({ ...TABLE[language], figures: 2 })}
      {told(HOLDERS)}
      {closed}
      {told(CLOSED)}
      {unseen}
      {told(UNSEEN)}
    </>
  )
  return Promise.resolve(
    renderPage({
      language,
      title: say(TITLE),
      description: say(LEAD),
      body,
      path: '/docs/look-through',
      contents,
      hasExplorer,
    }),
  )
}
