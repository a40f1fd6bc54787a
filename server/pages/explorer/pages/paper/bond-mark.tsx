import type { Text } from '../../../../../schemas/core/language.ts'
import { trimZeros } from '../../../kit/figures.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { BondOfDay } from '../../answers.gen.ts'
import { askOrNothing, toDecimal } from '../../answers.ts'
import { renderFactList } from '../../fact-list.tsx'
import type { PageView } from '../../page.ts'

const TITLE: Text = { en: 'Indicative price', pt: 'Preço indicativo' }
const DAY: Text = { en: 'Day', pt: 'Dia' }
const RATE: Text = { en: 'Rate, % a year', pt: 'Taxa, % ao ano' }
const PRICE: Text = { en: 'Price (R$)', pt: 'Preço unitário (R$)' }
const BY_RATE: Text = { en: 'Price that follows from the rate (R$)', pt: 'Preço que decorre da taxa (R$)' }
const NOMINAL: Text = { en: 'Nominal value, VNA (R$)', pt: 'Valor nominal atualizado, VNA (R$)' }
const SOURCE: Text = { en: 'Source: ANBIMA, secondary market.', pt: 'Fonte: ANBIMA, mercado secundário.' }

/** Reads the indicative price of a federal bond on the newest day; null where none may be shown, or none is known. */
export async function readBondMark({ ask }: PageView, assetId: string): Promise<BondOfDay | null> {
  if (!assetId.startsWith('selic:')) return null
  const answer = await askOrNothing(ask, 'bonds', { page_size: '1000' })
  return answer?.data.find(({ asset_id }) => asset_id === assetId) ?? null
}

/** Renders the indicative price of a federal bond. */
export function renderBondMark(view: PageView, mark: BondOfDay | null): Html | null {
  if (mark === null) return null
  const { say, figures } = view
  const write = (value: BondOfDay['price']) => {
    const text = toDecimal(value)
    return text === null ? '' : figures.number(trimZeros(text))
  }
  return (
    <section>
      <h2 id="mark">{say(TITLE)}</h2>
      {renderFactList(view, [
        [DAY, figures.day(mark.date)],
        [RATE, write(mark.rate)],
        [PRICE, write(mark.price)],
        [BY_RATE, write(mark.price_of_rate)],
        [NOMINAL, write(mark.nominal_value)],
      ])}
      <p class="source">{say(SOURCE)}</p>
    </section>
  )
}
