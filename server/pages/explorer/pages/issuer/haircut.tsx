import { z } from 'zod'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { portfolioMessages } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/portfolio-messages.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { Issuer, IssuerHolder } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import { linkFund } from '../../fund-link.tsx'
import type { PageView } from '../../page.ts'

const TITLE: Text = { en: 'What would a loss take?', pt: 'Quem perderia com este emissor?' }
const LABEL: Text = { en: 'Loss on this issuer, 0 to 100 %', pt: 'Perda neste emissor, de 0 a 100 %' }
const OR: Text = { en: 'Or at once:', pt: 'Ou direto:' }
const MOST_LOST: Text = { en: 'would lose most:', pt: 'é quem mais perderia:' }
const HARDEST: Text = { en: 'would be hit hardest:', pt: 'sofreria mais:' }
const OF_NAV: Text = { en: 'of its NAV', pt: 'do PL' }
const SHOW: Text = { en: 'Work it out', pt: 'Calcular' }
const A_LOSS: Text = { en: 'A loss of', pt: 'Com uma perda de' }
const TAKES: Text = {
  en: 'takes from the funds that hold its papers themselves',
  pt: 'os fundos que têm os papéis diretamente perderiam',
}
const EACH: Text = {
  en: 'What it takes from each is in the tables below. Ranks of creditors and tranches of structured funds are not modelled, so a loss through other funds is approximate.',
  pt: 'A perda de cada fundo está nas tabelas abaixo. A senioridade dos credores e as cotas subordinadas não entram na conta: a perda por meio de outros fundos é aproximada.',
}

/** Part that is lost, in percent, with a point or a comma, as readers write it. */
export const haircutInput = z.string().regex(/^(100([.,]0{1,6})?|\d{1,2}([.,]\d{1,6})?)$/, {
  error: issueText(portfolioMessages.percent),
})

/** Reads the part that is lost, as the API takes it; null where none is asked. */
export function readHaircut({ parameters }: Pick<PageView, 'parameters'>): string | null {
  const sent = readParameter(parameters, 'haircut')
  return sent === '' ? null : sent.replace(',', '.')
}

/** Losses that many readers want, percent. */
const USUAL = ['10', '25', '50', '100']
const SLIDE = { from: 0, to: 100, step: 0.5 } as const
/** Where the slider stands at first. */
const AT_FIRST = '50'

/** First funds of the rankings by value and by the part of their NAV. */
interface Losers {
  readonly most: IssuerHolder | undefined
  readonly hardest: IssuerHolder | undefined
}

/** Renders the slider for the part that is lost, what the funds would lose together by their own lines, and who most. */
export function renderHaircutForm(view: PageView, issuer: Issuer, haircut: string | null, losers: Losers): Html | null {
  const { say, figures, parameters, link } = view
  const [id, date] = [issuer.issuer_id, readParameter(parameters, 'date')]
  const value = toDecimal(issuer.direct_value)
  if (value === null) return null
  const at = haircut ?? AT_FIRST
  const fields = [{ name: 'haircut', label: LABEL, value: at, length: 10, slide: SLIDE }]
  const path = `/issuer/${id}`
  return (
    <>
      <h2 id="haircut">{say(TITLE)}</h2>
      {renderForm(view, path, fields, SHOW, date === '' ? {} : { date })}
      <ul class="facets">
        <li class="quiet">{say(OR)}</li>
        {USUAL.map((percent) => (
          <li>
            <a href={`${link(path, { date, haircut: percent })}#haircut`}>{percent} %</a>
          </li>
        ))}
      </ul>
      {haircut !== null && (
        <p>
          {say(A_LOSS)} {figures.number(haircut)} % {say(TAKES)}{' '}
          <strong>{figures.reais(takeHaircut(value, haircut))}</strong>. {sayLosers(view, losers)} {say(EACH)}
        </p>
      )}
    </>
  )
}

/** Names the fund that would lose most, and the fund that would lose the largest part of its NAV. */
function sayLosers(view: PageView, { most, hardest }: Losers): HtmlValue {
  const { say, figures, parameters } = view
  const date = readParameter(parameters, 'date')
  const [loss, part] = [toDecimal(most?.loss_value), toDecimal(hardest?.loss_share_percent)]
  return [
    most !== undefined && loss !== null && (
      <>
        {linkFund(view, most, date)} {say(MOST_LOST)} {figures.shortReais(loss)}.{' '}
      </>
    ),
    hardest !== undefined && part !== null && (
      <>
        {linkFund(view, hardest, date)} {say(HARDEST)} {figures.percent(part)} {say(OF_NAV)}.
      </>
    ),
  ]
}

/** Takes a part of an amount, exactly. */
function takeHaircut(value: string, haircut: string): string {
  return toExactNumber(toUnits(value, 2) * toUnits(haircut, 6), 2 + 6 + 2).text
}
