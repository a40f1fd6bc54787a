import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import { toDecimal } from '../../answers.ts'
import { drawBar, rangeOf } from '../../charts/bars.tsx'
import { renderChart } from '../../charts/chart.tsx'
import { colourOf } from '../../charts/colours.ts'
import { drawStackedBar } from '../../charts/stacked-bar.tsx'
import { nameHoldings } from '../../missing-members.tsx'
import type { PageView } from '../../page.ts'
import { MOST_SHOWN, pickData, sayRanked } from '../../ranked-list.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { ROLE_WORDS } from '../../text/kind-words.ts'
import { CLOSED_WORDS } from '../../text/words.ts'
import type { Basket } from './basket.ts'
import { nameCategory } from './asset-breakdown.tsx'

const MOSTLY: Text = { en: 'Mostly', pt: 'A maior parte:' }
const CATEGORIES: Text = {
  en: 'What the funds hold after the funds inside them are opened, by category; what is below zero is in the table only.',
  pt: 'O que os fundos têm depois de abertos os fundos que estão dentro deles, por categoria; o que é negativo está só na tabela.',
}
const CATEGORY: Text = { en: 'Category', pt: 'Categoria' }
const SHARE: Text = { en: '% of all', pt: '% do total' }
const ISSUER_IS: Text = { en: 'The issuer with most is', pt: 'O maior emissor é' }
const ISSUERS: Text = {
  en: 'Who issued what the funds hold; a securitiser does not owe its papers, so roles are never added up.',
  pt: 'Quem emitiu o que os fundos têm. A securitizadora não deve os títulos que emite; por isso não se soma ao emissor.',
}
const ISSUER: Text = { en: 'Issuer', pt: 'Emissor' }
const ROLE: Text = { en: 'Role', pt: 'Condição' }
const MANAGER_IS: Text = { en: 'Most is managed by', pt: 'O maior gestor é' }
const MANAGERS: Text = {
  en: 'Who manages the funds, by the register of today; a fund with two managers counts in full for each.',
  pt: 'Quem gere os fundos, pelo cadastro de hoje; um fundo com dois gestores conta inteiro para cada um.',
}
const MANAGER: Text = { en: 'Manager', pt: 'Gestor' }
const PERSONS: Text = { en: 'Natural persons', pt: 'Pessoas físicas' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const NOT_OPENED: Text = { en: 'cannot be opened', pt: 'não pode ser aberto' }
const HIDDEN: Text = {
  en: 'Quotas of funds that stay closed, by the reason.',
  pt: 'Cotas de fundos que não puderam ser abertas, por motivo.',
}
const REASON: Text = { en: 'Reason', pt: 'Motivo' }

/** Renders the categories of the whole as one bar. */
export function renderCategories(view: PageView, { data: { by_category: rows }, day, request }: Basket): Html | null {
  const { say, figures } = view
  const [first] = rows
  if (first === undefined) return null
  const title = `${say(MOSTLY)} ${nameCategory(view, first.category).toLowerCase()}, ${figures.percent(toDecimal(first.share_percent), 1)}`
  const positive = rows.filter((row) => Number(toDecimal(row.share_percent)) > 0)
  const kinds = [...new Set(positive.map(({ category }) => colourOf(category)))]
  return renderChart(view, {
    id: 'categories',
    title,
    sentence: say(CATEGORIES),
    legend: kinds.map((kind) => ({
      kind,
      name: positive
        .filter(({ category }) => colourOf(category) === kind)
        .map(({ category }) => nameCategory(view, category))
        .join(', '),
    })),
    picture: drawStackedBar(
      title,
      positive.map((row) => ({
        kind: colourOf(row.category),
        size: Number(toDecimal(row.share_percent)),
        title: `${nameCategory(view, row.category)}: ${figures.percent(toDecimal(row.share_percent))}`,
      })),
    ),
    table: {
      heads: [CATEGORY, SHARE].map(say),
      rows: rows.map((row) => [nameCategory(view, row.category), figures.number(toDecimal(row.share_percent), 2)]),
      figures: 1,
    },
    data: pickData(['category', 'share_percent'], rows),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}

/** Renders who issued what the funds hold; null where nobody is known to. */
export function renderIssuers(view: PageView, { data, day, request }: Basket): Html | null {
  const { say, figures, name, link, pages } = view
  const rows = data.by_issuer
  const [first] = rows
  if (first === undefined) return null
  const shown = rows.slice(0, MOST_SHOWN)
  const range = rangeOf(shown.map((row) => Number(toDecimal(row.share_percent))))
  const nameOf = (row: (typeof rows)[number]) => shortenCompanyName(row.name) || row.issuer_id
  const linkIssuer = (row: (typeof rows)[number]): HtmlValue =>
    pages.has('/issuer/{id}') ? (
      <a href={link(`/issuer/${row.issuer_id}`, { date: day.slice(0, 7) })}>{nameOf(row)}</a>
    ) : (
      nameOf(row)
    )
  return renderChart(view, {
    id: 'issuers',
    title: `${say(ISSUER_IS)} ${nameOf(first)}: ${figures.percent(toDecimal(first.share_percent))}`,
    sentence: sayRanked(view, ISSUERS, shown),
    picture: null,
    table: {
      heads: [say(ISSUER), say(ROLE), '', say(SHARE)],
      rows: shown.map((row) => [
        linkIssuer(row),
        name(ROLE_WORDS, row.role),
        drawBar(Number(toDecimal(row.share_percent)), range, 'c-accent'),
        figures.number(toDecimal(row.share_percent), 2),
      ]),
      figures: 1,
      wideOnly: [1, 2],
      atFirst: 10,
    },
    isTableOpen: true,
    data: pickData(['issuer_id', 'name', 'role', 'share_percent'], rows),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}

/** Renders who manages the funds; null where no register names anybody. */
export function renderManagers(view: PageView, { data: { by_manager: rows }, day, request }: Basket): Html | null {
  const { say, figures, link, pages } = view
  const [first] = rows
  if (first === undefined) return null
  const isCompany = (manager: string) => /^\w{14}$/.test(manager)
  const nameOf = (row: (typeof rows)[number]) =>
    isCompany(row.manager) ? shortenCompanyName(row.name) || row.manager : say(PERSONS)
  return renderChart(view, {
    id: 'managers',
    title: `${say(MANAGER_IS)} ${nameOf(first)}: ${figures.percent(toDecimal(first.weight_percent), 1)}`,
    sentence: say(MANAGERS),
    picture: null,
    table: {
      heads: [MANAGER, FUNDS, SHARE].map(say),
      rows: rows.map((row) => [
        isCompany(row.manager) && pages.has('/manager/{cnpj}') ? (
          <a href={link(`/manager/${row.manager}`, { date: day.slice(0, 7) })}>{nameOf(row)}</a>
        ) : (
          nameOf(row)
        ),
        figures.number(toDecimal(row.item_count)),
        figures.number(toDecimal(row.weight_percent), 2),
      ]),
      figures: 2,
    },
    isTableOpen: true,
    data: pickData(['manager', 'name', 'item_count', 'weight_percent'], rows),
    request,
    source: { publisher: 'CVM (ODbL)', place: 'registro_fundo_classe' },
  })
}

/** Renders what stays closed, by the reason; null where all was opened. */
export function renderUnopened(view: PageView, { data, day, request }: Basket): Html | null {
  const { say, figures, name } = view
  const rows = data.unopened
  if (rows.length === 0) return null
  const [first] = rows
  return renderChart(view, {
    id: 'unopened',
    title: `${figures.percent(toDecimal(first?.share_percent) ?? '0')} ${say(NOT_OPENED)}: ${name(CLOSED_WORDS, first?.resolution ?? '')}`,
    sentence: say(HIDDEN),
    picture: null,
    table: {
      heads: [REASON, SHARE].map(say),
      rows: rows.map((row) => [name(CLOSED_WORDS, row.resolution), figures.number(toDecimal(row.share_percent), 2)]),
      figures: 1,
    },
    isTableOpen: true,
    data: pickData(['resolution', 'share_percent'], rows),
    request,
    source: { publisher: 'CVM (ODbL)', place: nameHoldings(day) },
  })
}
