import { z } from 'zod'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import { toExactNumber, toUnits } from '../../../../../schemas/core/exact-number.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { portfolioMessages } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/portfolio-messages.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Issuer } from '../../answers.gen.ts'
import { readParameter, toDecimal } from '../../answers.ts'
import { renderForm } from '../../form.tsx'
import type { PageView } from '../../page.ts'

const TITLE: Text = { en: 'What would a loss take?', pt: 'Quem perderia com este emissor?' }
const LABEL: Text = { en: 'Loss on this issuer (%)', pt: 'Perda neste emissor (%)' }
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

/** The part that is lost, percent, with a point or a comma, as readers write it. */
export const haircutInput = z.string().regex(/^(100([.,]0{1,6})?|\d{1,2}([.,]\d{1,6})?)$/, {
  error: issueText(portfolioMessages.percent),
})

/** Reads the part that is lost, as the API takes it; null where none is asked. */
export function readHaircut({ parameters }: Pick<PageView, 'parameters'>): string | null {
  const sent = readParameter(parameters, 'haircut')
  return sent === '' ? null : sent.replace(',', '.')
}

/** Renders the field for the part that is lost, and what the funds would lose together by their own lines. */
export function renderHaircutForm(view: PageView, issuer: Issuer, haircut: string | null): Html | null {
  const { say, figures, parameters } = view
  const [id, date] = [issuer.issuer_id, readParameter(parameters, 'date')]
  const value = toDecimal(issuer.direct_value)
  if (value === null) return null
  const fields = [{ name: 'haircut', label: LABEL, value: readParameter(parameters, 'haircut'), length: 10 }]
  return (
    <>
      <h2 id="haircut">{say(TITLE)}</h2>
      {renderForm(view, `/issuer/${id}`, fields, SHOW, date === '' ? {} : { date })}
      {haircut !== null && (
        <p>
          {say(A_LOSS)} {figures.number(haircut)} % {say(TAKES)}{' '}
          <strong>{figures.reais(takeHaircut(value, haircut))}</strong>. {say(EACH)}
        </p>
      )}
    </>
  )
}

/** Takes a part of an amount, exactly. */
function takeHaircut(value: string, haircut: string): string {
  return toExactNumber(toUnits(value, 2) * toUnits(haircut, 6), 2 + 6 + 2).text
}
