import { z } from 'zod'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { bareCnpj, hasValidCheckDigits } from '../../../schemas/core/cnpj.ts'
import { askOrNothing, takeRow, takeRows, takeText } from '../answers.ts'
import type { PageView } from '../page.ts'
import type { Text } from '../text/language.ts'
import { FUND_TYPE_WORDS } from '../text/words.ts'

/** Something that a search found, with the address of its page. */
export interface Found {
  readonly name: string
  readonly detail: string
  readonly href: string
  readonly kind: 'fund' | 'asset'
}

export const FOUND_WORDS: Readonly<Record<Found['kind'], Text>> = {
  fund: { en: 'Funds', pt: 'Fundos' },
  asset: { en: 'Assets', pt: 'Ativos' },
}

/** What a reader may search for; a shorter text finds nothing. */
export const questionInput = z.string().trim().max(100, { error: 'Search for at most 100 characters.' })

/** Searches funds by name or CNPJ, and assets by name or code: the one place that knows which answers search. */
export async function findAnything(view: PageView, question: string, most: number): Promise<Found[]> {
  const trimmed = question.trim()
  if (trimmed.length < 2) return []
  const size = String(most)
  const funds = await findFunds(view, trimmed, size)
  const assets = await askOrNothing(view.ask, 'assets', { q: trimmed, page_size: size })
  const found = [...funds, ...takeRows(assets ?? {}, 'data').map((asset) => describeAsset(view, asset))]
  const exact = found.filter(({ detail }) => detail.split(' · ').some((part) => part.toUpperCase() === trimmed.toUpperCase())) // prettier-ignore
  return [...exact, ...found.filter((each) => !exact.includes(each))]
}

async function findFunds(view: PageView, question: string, size: string): Promise<Found[]> {
  const cnpj = bareCnpj(question)
  if (cnpj !== null && hasValidCheckDigits(cnpj)) {
    const answer = await askOrNothing(view.ask, 'fund', { cnpj })
    return answer === null ? [] : [describeFund(view, takeRow(takeRow(answer, 'data'), 'fund'))]
  }
  const answer = await view.ask('funds', { q: question, page_size: size })
  return takeRows(answer, 'data').map((fund) => describeFund(view, fund))
}

function describeFund({ link, name }: PageView, fund: Row): Found {
  const cnpj = takeText(fund, 'cnpj')
  const detail = `${name(FUND_TYPE_WORDS, takeText(fund, 'type'))} · ${cnpj}`
  return { name: takeText(fund, 'name') || cnpj, detail, href: link(`/fund/${cnpj}`), kind: 'fund' }
}

function describeAsset({ link }: PageView, asset: Row): Found {
  const codes = ['ticker', 'isin', 'cnpj', 'maturity_date'].map((each) => takeText(asset, each)).filter((each) => each !== '') // prettier-ignore
  const id = takeText(asset, 'asset_id')
  return {
    name: takeText(asset, 'name') || id,
    detail: codes.join(' · '),
    href: link(`/asset/${encodeURIComponent(id)}`),
    kind: 'asset',
  }
}
