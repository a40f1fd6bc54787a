import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { PageView } from '../../page.ts'
import { countFunds } from '../../text/fund-count.ts'
import type { SelectedFund } from '../xray/fund-selection.ts'
import { type Basket, findClosest, isSurelyClosest, readBasket, writeCommon } from '../xray/basket.ts'
import { renderItems } from '../xray/basket-items.tsx'
import { renderBreakdown } from '../xray/asset-breakdown.tsx'
import { renderMatrix } from '../xray/overlap-matrix.tsx'

const COMPARED: Text = { en: 'compared', pt: 'comparados' }
const MOST_ALIKE: Text = { en: 'the two most alike have', pt: 'os dois mais parecidos têm' }
const TWO_OF_THEM: Text = { en: 'two of them have', pt: 'dois deles têm' }
const EDIT: Text = { en: 'Funds and month', pt: 'Fundos e competência' }
const COMMON: Text = { en: 'in common', pt: 'em comum' }
const XRAY: Text = { en: 'The same funds as one, with weights', pt: 'Os mesmos fundos como um só, com pesos' }

interface FundGroupParts {
  readonly form: Html
  readonly funds: readonly SelectedFund[]
  readonly date: string
}

/** Renders more than two funds beside each other: the overlap of each two, and the assets that all hold. */
export async function renderFundGroup(view: PageView, { form, funds, date }: FundGroupParts) {
  const { say, link, pages } = view
  const basket = await readBasket(view, funds, date)
  const title = titleOf(view, basket)
  const body = (
    <>
      <h1>{title}</h1>
      <details class="edit">
        <summary>{say(EDIT)}</summary>
        {form}
      </details>
      {basket.errors.map(({ item, message }) => (
        <p class="warn">
          {item}: {say(message)}
        </p>
      ))}
      {renderMatrix(view, basket)}
      {renderBreakdown(view, basket)}
      {renderItems(view, basket)}
      {pages.has('/xray') && (
        <p class="more">
          <a href={link('/xray', { f: funds.map(({ cnpj }) => cnpj).join('\n'), date })}>{say(XRAY)}&nbsp;›</a>
        </p>
      )}
    </>
  )
  return { title, description: `${title}.`, body }
}

/** States how much two funds have in common: the two most alike, if what is hidden cannot make two others more so. */
function titleOf({ say, figures }: PageView, basket: Basket): string {
  const funds = `${countFunds({ say, figures }, String(basket.data.items.length))} ${say(COMPARED)}`
  const closest = findClosest(basket)
  if (closest === null) return funds
  const who = isSurelyClosest(basket, closest) ? MOST_ALIKE : TWO_OF_THEM
  return `${funds}: ${say(who)} ${writeCommon({ say, figures }, closest)} ${say(COMMON)}`
}
