import { z } from 'zod'
import { ApiError } from '../../../../../schemas/api/error.ts'
import { issueText } from '../../../../../schemas/api/issue-message.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { FederalBond } from '../../answers.gen.ts'
import { readParameter, writeFigure } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { sayAsset } from '../../text/asset-words.ts'
import { explorerMessages } from '../../text/explorer-messages.ts'
import { readTradesOfBond, renderBondTrades } from '../bond-trades.tsx'
import { readHolders } from '../fund/holders.tsx'
import { readBondMark, renderBondMark } from './bond-mark.tsx'
import { renderPaperHolders } from './paper-holders.tsx'
import { DUE, ISIN, ISSUED_ON, writeDay } from './paper-terms.ts'

const CODE: Text = { en: 'Code in the Selic', pt: 'Código no Selic' }
const TRADED: Text = { en: 'Traded from, to', pt: 'Negociado desde, até' }
const DAYS: Text = { en: 'Days with trades', pt: 'Dias com negócios' }
const NOBODY: Text = {
  en: 'No line in the files of the newest month that are here names this bond.',
  pt: 'Nenhuma posição dos arquivos disponíveis do mês mais recente informa este título.',
}
/** `selic:`, its code, and its maturity: the name that funds have for it. */
const BOND_ID = /^selic:\d{6}:\d{4}-\d{2}-\d{2}$/

/** A federal bond that was traded: its codes and days, its trades, its price, and the funds that hold it. */
export const bondPage: ExplorerPage = {
  path: '/bond/{code}',
  datasets: ['bcb_bond_trade', 'cvm_fund_portfolio'],
  input: z.strictObject({ code: z.string().regex(BOND_ID, issueText(explorerMessages.bondIdForm)) }),
  async render(view) {
    const { askShared, parameters, say } = view
    const code = readParameter(parameters, 'code')
    const bond = (await askShared('federal_bonds', { page_size: '1000' })).data.find(
      ({ asset_id }) => asset_id === code,
    )
    if (bond === undefined) throw new ApiError('not_found', explorerMessages.noBond)
    const [holders, trades, mark] = await Promise.all([
      readHolders(view, code, ''),
      readTradesOfBond(view, bond.isin),
      readBondMark(view, code),
    ])
    const title = sayAsset(view.figures, code)
    const body = (
      <>
        <h1>{title}</h1>
        {renderFacts(view, bond)}
        {renderPaperHolders(view, code, holders, NOBODY)}
        {renderBondTrades(view, code, trades)}
        {renderBondMark(view, mark)}
      </>
    )
    const description: Text = {
      en: `${title}: ISIN and code of the federal bond, its trades, and the investment funds that hold it.`,
      pt: `${title}: ISIN e código do título público, seus negócios e os fundos de investimento com ele em carteira.`,
    }
    return { title, description: say(description), body }
  },
}

function renderFacts(view: PageView, bond: FederalBond): Html {
  const { figures } = view
  return renderFactList(view, [
    [ISIN, bond.isin],
    [CODE, bond.selic_code],
    [ISSUED_ON, writeDay(view, bond.issue_date)],
    [DUE, figures.day(bond.maturity_date)],
    [TRADED, `${figures.day(bond.first_day)} – ${figures.day(bond.last_day)}`],
    [DAYS, writeFigure(figures, bond.trade_days)],
  ])
}
