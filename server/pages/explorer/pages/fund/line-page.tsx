import { shortenFundName } from '../../text/fund-name.ts'
import { z } from 'zod'
import { ExactNumber } from '../../../../../schemas/core/exact-number.ts'
import type { Row } from '../../../../../schemas/api/endpoint.ts'
import { ApiError } from '../../../../../schemas/api/error.ts'
import { dayInput } from '../../../../../schemas/api/input.ts'
import { fundCodeInput } from '../../../../../schemas/fund/api/fund-code.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { PortfolioItem } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import type { ExplorerPage, PageView } from '../../page.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { nameLine } from '../../line-name.ts'
import { breakName } from '../../source-line.tsx'
import { readFiling } from './filing.ts'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import { explorerMessages } from '../../text/explorer-messages.ts'

const TITLE: Text = { en: 'Where it is written', pt: 'Onde está escrito' }
const SAYS: Text = { en: 'This line says that', pt: 'Segundo esta linha,' }
const HELD: Text = { en: 'held, at the end of', pt: 'tinha, no fim de' }
const FILE: Text = { en: 'File', pt: 'Arquivo' }
const MEMBER: Text = { en: 'Member', pt: 'Membro' }
const LINE: Text = { en: 'Line', pt: 'Linha' }
const VALUE: Text = { en: 'Value', pt: 'Valor' }
const FILED: Text = { en: 'Value as filed, with another sign', pt: 'Valor como entregue, com outro sinal' }
const FIELDS: Text = {
  en: 'All that the line says, by the names of the API',
  pt: 'Todos os campos da linha, com os nomes da API',
}
const BACK: Text = { en: 'Back to the fund', pt: 'Voltar ao fundo' }

/** Says which line of which file a line of a portfolio comes from. */
export const linePage: ExplorerPage = {
  path: '/fund/{cnpj}/line',
  datasets: ['cvm_fund_register', 'cvm_fund_portfolio'],
  input: z.strictObject({
    cnpj: fundCodeInput,
    date: dayInput('The month.'),
    id: z.string().regex(/^[\w-]{1,80}$/, { error: issueText(explorerMessages.lineForm) }),
  }),
  async render(view) {
    const { say, figures, link, parameters } = view
    const read = (name: string) => readParameter(parameters, name)
    const [cnpj, date, id] = [read('cnpj'), read('date'), read('id')]
    const filing = await readFiling(view, cnpj, date)
    const line = filing?.lines.find((each) => each.id === id)
    if (filing === null || line === undefined) throw new ApiError('not_found', explorerMessages.noLine)
    const { file = '', member = '', line: number = 0, sha256 = '' } = line.source ?? {}
    const value = toDecimal(line.final_position_value)
    const filed = toDecimal(line.metainfo.filed_value)
    const facts: (readonly [string, HtmlValue])[] = [
      [say(FILE), breakName(file)],
      [say(MEMBER), breakName(member)],
      [say(LINE), figures.number(toDecimal(number))],
      [say(VALUE), value === null ? '—' : figures.reais(value)],
      ...(filed === null ? [] : [[say(FILED), figures.reais(filed)] as const]),
    ]
    const fund = shortenFundName(filing.fund.name)
    const body = (
      <>
        <p class="crumbs">
          <a href={link(`/fund/${cnpj}`, { date: filing.day.slice(0, 7) })}>‹ {say(BACK)}</a>
        </p>
        <h1>{say(TITLE)}</h1>
        <p class="lead">
          {say(SAYS)} <strong>{fund}</strong> {say(HELD)} {figures.month(filing.day)},{' '}
          <strong>{nameLine(view.language, line, '')}</strong>.
        </p>
        <dl class="facts">
          {facts.map(([label, fact]) => (
            <div>
              <dt>{label}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p class="hash">
          SHA-256 <code>{sha256}</code>
        </p>
        <h2>{say(FIELDS)}</h2>
        {renderFields(view, line)}
      </>
    )
    const name = nameLine(view.language, line, '')
    const description: Text = {
      en: `Line ${toDecimal(number)} of ${member} says that ${fund} held ${name} at the end of ${figures.month(filing.day)}.`,
      pt: `Segundo a linha ${toDecimal(number)} de ${member}, ${fund} tinha ${name} no fim de ${figures.month(filing.day)}.`,
    }
    return { title: say(TITLE), description: say(description), body }
  },
}

function renderFields({ say }: PageView, line: PortfolioItem): Html {
  const { metainfo: _more, source: _place, ...own } = line
  const fields = Object.entries({ ...own, ...line.metainfo })
  const rows = fields.map(([name, value]) => (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>{writeField(value)}</td>
    </tr>
  ))
  return (
    <div class="scroll" role="region" aria-label={say(FIELDS)} tabindex="0">
      <table class="fields-of-line">
        <tbody>{rows}</tbody>
      </table>
    </div>
  )
}

function writeField(value: Row[string] | undefined): string {
  if (value === null || value === undefined) return '—'
  if (value instanceof ExactNumber) return value.text
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
