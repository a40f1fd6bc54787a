import { z } from 'zod'
import type { Text } from '../../../../../schemas/core/language.ts'
import { debentureCodeInput } from '../../../../../schemas/datasets/debenture/api/debenture-input.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { Debenture } from '../../answers.gen.ts'
import { askOrNothing, readParameter, toDecimal } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { joinFilled } from '../../text/join-filled.ts'
import { titleCase } from '../../text/title-case.ts'
import { readHolders } from '../fund/holders.tsx'
import { readHoldersHistory, renderHoldersHistory } from '../holders-history.tsx'
import { renderLinkedPapers } from './linked-papers.tsx'
import { renderPaperHolders } from './paper-holders.tsx'
import { findIssuerPages, renderIssuerLinks, writeIssuer } from './paper-links.tsx'
import { DEBENTURES_SOURCE, ISIN, ISSUER, listTerms, writeCount, writeDay, writePay } from './paper-terms.ts'
import { renderVersions } from './paper-versions.tsx'

const OF: Text = { en: 'debenture of', pt: 'debênture de' }
const DUE_IN: Text = { en: 'due', pt: 'vence em' }
const ISSUE: Text = { en: 'Issue and series', pt: 'Emissão e série' }
const STATUS: Text = { en: 'Status', pt: 'Situação' }
const ISSUED: Text = { en: 'Issued', pt: 'Quantidade emitida' }
const IN_MARKET: Text = { en: 'In the market', pt: 'Em mercado' }
const NOMINAL: Text = { en: 'Nominal value on', pt: 'Valor nominal em' }
const GUARANTEE: Text = { en: 'Guarantee', pt: 'Garantia' }
const INCENTIVE: Text = { en: 'Tax incentive (Lei 12.431)', pt: 'Incentivada (Lei 12.431)' }
const YES: Text = { en: 'yes', pt: 'sim' }
const NO: Text = { en: 'no', pt: 'não' }
const NOBODY: Text = {
  en: 'No line in the files of the newest month that are here names this code. Confidential lines name none, and others name papers by their terms alone.',
  pt: 'Nenhuma posição dos arquivos disponíveis do mês mais recente informa este código. Posições em sigilo não informam nenhum, e outras identificam o papel só pelas condições.',
}

/** A debenture of the register: its terms and their versions, and the funds that hold it. */
export const debenturePage: ExplorerPage = {
  path: '/debenture/{code}',
  datasets: ['debenture', 'cvm_fund_portfolio'],
  input: z.strictObject({ code: debentureCodeInput }),
  async render(view) {
    const { ask, parameters, say } = view
    const code = readParameter(parameters, 'code').toUpperCase()
    const { data: paper } = await ask('debenture', { code, include: 'links' })
    const [holders, history, issuer, instrument] = await Promise.all([
      readHolders(view, paper.asset_id, ''),
      readHoldersHistory(view, paper.asset_id),
      findIssuerPages(view, paper.cnpj),
      paper.isin !== '' && view.pages.has('/instrument/{isin}')
        ? askOrNothing(ask, 'instrument', { isin: paper.isin })
        : null,
    ])
    const title = titleOf(view, paper)
    const body = (
      <>
        <h1>{title}</h1>
        {renderFacts(view, paper, instrument !== null)}
        {renderIssuerLinks(view, { cnpj: paper.cnpj, name: paper.issuer_name, ...issuer })}
        {renderPaperHolders(view, paper.asset_id, holders, NOBODY)}
        {renderHoldersHistory(view, paper.asset_id, history)}
        {renderLinkedPapers(view, paper)}
        {renderVersions(view, paper.versions, {
          request: `/v1/debenture/${code}`,
          publisher: DEBENTURES_SOURCE,
          place: 'caracteristicas_e',
        })}
      </>
    )
    const description: Text = {
      en: `${title}: terms of the debenture, their versions, and the investment funds that hold it.`,
      pt: `${title}: condições da debênture, suas versões e os fundos de investimento com ela em carteira.`,
    }
    return { title, description: say(description), body }
  },
}

/** States what the paper pays and when it falls due. */
function titleOf(view: PageView, paper: Debenture): string {
  const { say, figures } = view
  const issuer = shortenCompanyName(paper.issuer_name)
  const due = paper.maturity_date === null ? '' : `${say(DUE_IN)} ${figures.month(paper.maturity_date)}`
  const terms = joinFilled([writePay(view, paper), due], ', ')
  const named = joinFilled([paper.code, issuer === '' ? '' : `${say(OF)} ${issuer}`], ', ')
  return terms === '' ? named : `${named}: ${terms}`
}

function renderFacts(view: PageView, paper: Debenture, hasInstrument: boolean): Html {
  const { say, link } = view
  const value = toDecimal(paper.nominal_value)
  const isin = hasInstrument ? <a href={link(`/instrument/${paper.isin}`)}>{paper.isin}</a> : paper.isin
  // For a paper that is still registered the same field has the day on which it falls due.
  const hasLeft = paper.exit_reason !== '' && paper.exit_date !== null
  const left = hasLeft ? `: ${paper.exit_reason}, ${writeDay(view, paper.exit_date)}` : ''
  const incentive = paper.is_incentivized === null ? '' : say(paper.is_incentivized ? YES : NO)
  const nominal: Text = {
    en: `${NOMINAL.en} ${writeDay(view, paper.value_date)}`,
    pt: `${NOMINAL.pt} ${writeDay(view, paper.value_date)}`,
  }
  return renderFactList(view, [
    [ISSUER, writeIssuer(paper.cnpj, paper.issuer_name)],
    [ISIN, isin],
    [ISSUE, joinFilled([paper.issue, paper.series])],
    ...listTerms(view, paper),
    [nominal, value === null ? '' : writeCount(view, paper.nominal_value)],
    [ISSUED, writeCount(view, paper.quantity_issued)],
    [IN_MARKET, writeCount(view, paper.quantity_in_market)],
    [GUARANTEE, titleCase(paper.guarantee)],
    [INCENTIVE, incentive],
    [STATUS, paper.status === '' ? '' : `${paper.status}${left}`],
  ])
}
