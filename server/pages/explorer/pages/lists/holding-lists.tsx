import { HELD_KINDS } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/market/months-compared.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { toDecimal, writeFigure } from '../../answers.ts'
import { linkMarketAsset, nameMarketAsset } from '../../asset-link.tsx'
import { nameHoldings, renderMissingMembers } from '../../missing-members.tsx'
import type { ExplorerPage, PageView } from '../../page.ts'
import { pickData, readRanked } from '../../ranked-list.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { KIND_WORDS, ROLE_WORDS } from '../../text/kind-words.ts'
import { SUMS_LACK } from '../../text/partial-month.ts'
import { defineList } from './list-page.tsx'

/** Assets that funds hold. Quotas of funds are left out, because they are the same money once more. */
const WITHOUT_QUOTAS = HELD_KINDS.filter((kind) => kind !== 'fund_quota').join(',')

const ASSETS: Text = { en: 'Assets that funds hold', pt: 'Ativos que os fundos têm' }
const ASSETS_SENTENCE: Text = {
  en: 'What all funds own and have lent at the end of the month, without quotas of funds. The first 100 are shown; the file has all.',
  pt: 'O que todos os fundos têm e cederam em empréstimo no fim do mês, sem cotas de fundos. São mostrados os 100 primeiros; o arquivo tem todos.',
}
const ISSUERS: Text = { en: 'Issuers in funds', pt: 'Emissores nos fundos' }
const ISSUERS_SENTENCE: Text = {
  en: 'Who issued what funds hold by their own lines. The first 100 are shown; the file has all.',
  pt: 'Quem emitiu o que os fundos têm diretamente. São mostrados os 100 primeiros; o arquivo tem todos.',
}
const PARTY_SENTENCE: Text = {
  en: 'By the net assets of their funds, added up; what the funds hold of each other is in the sum. The first 100 are shown; the file has all.',
  pt: 'Pela soma do patrimônio de seus fundos, incluídas as cotas que uns têm dos outros. São mostrados os 100 primeiros; o arquivo tem todos.',
}
const PARTIES = {
  manager: {
    list: 'managers',
    name: { en: 'Managers of funds', pt: 'Gestores de fundos' },
    head: { en: 'Manager', pt: 'Gestor' },
    first: { en: 'The largest manager is', pt: 'O maior gestor é' },
  },
  administrator: {
    list: 'administrators',
    name: { en: 'Administrators of funds', pt: 'Administradores de fundos' },
    head: { en: 'Administrator', pt: 'Administrador' },
    first: { en: 'The largest administrator is', pt: 'O maior administrador é' },
  },
} as const
/** Words in the place of a company. */
const NO_COMPANY: Readonly<Record<string, Text>> = {
  not_known: { en: 'Not in the register', pt: 'Não consta do cadastro' },
  natural_person: { en: 'Natural persons', pt: 'Pessoas físicas' },
}
const isCompany = (cnpj: string) => /^[0-9A-Z]{14}$/.test(cnpj)
const ASSET: Text = { en: 'Asset', pt: 'Ativo' }
const KIND: Text = { en: 'Kind', pt: 'Tipo' }
const ISSUER: Text = { en: 'Issuer', pt: 'Emissor' }
const ROLE: Text = { en: 'Role', pt: 'Papel' }
const FUNDS: Text = { en: 'Funds', pt: 'Fundos' }
const VALUE: Text = { en: 'Value (R$)', pt: 'Valor (R$)' }
const NAV: Text = { en: 'Net assets (R$)', pt: 'Patrimônio (R$)' }
const MOST_HELD: Text = { en: 'Funds hold most of', pt: 'O maior ativo dos fundos é' }
const MOST_ISSUED: Text = { en: 'Funds have most of', pt: 'O maior emissor nos fundos é' }

export const assetsPage = defineList({
  path: '/asset',
  datasets: ['cvm_fund_portfolio'],
  name: ASSETS,
  sentence: ASSETS_SENTENCE,
  async read(view) {
    const { say, figures, name } = view
    const asked = { kind: WITHOUT_QUOTAS, sort_by: 'long_value', sort_order: 'desc' }
    const answer = await readRanked(view, 'list', 'market_assets', asked)
    const [first] = answer?.data ?? []
    if (answer === null || first === undefined) return null
    const month = answer.reference_date.slice(0, 7)
    const rows = answer.data
    return {
      title: `${say(MOST_HELD)} ${nameMarketAsset(view, first).label}: ${figures.shortReais(toDecimal(first.long_value) ?? '')}`,
      warning: renderMissingMembers(view, SUMS_LACK, answer),
      heads: [ASSET, KIND, FUNDS, VALUE],
      rows: rows.map((row) => [
        linkMarketAsset(view, row, month),
        name(KIND_WORDS, row.kind),
        writeFigure(figures, row.holder_count),
        writeFigure(figures, row.long_value, 2),
      ]),
      sizes: rows.map((row) => Number(toDecimal(row.long_value))),
      figures: 2,
      wideOnly: [1, 2],
      data: pickData(['asset_id', 'name', 'kind', 'holder_count', 'manager_count', 'long_value', 'short_value'], rows),
      request: `/v1/market/assets?${new URLSearchParams({ date: month, ...asked }).toString()}`,
      source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
    }
  },
})

export const issuersPage = defineList({
  path: '/issuer',
  datasets: ['cvm_fund_portfolio'],
  name: ISSUERS,
  sentence: ISSUERS_SENTENCE,
  async read(view) {
    const { say, figures, name, link, pages } = view
    const asked = { sort_by: 'direct_value', sort_order: 'desc' }
    const answer = await readRanked(view, 'list', 'issuers', asked)
    const [first] = answer?.data ?? []
    if (answer === null || first === undefined) return null
    const month = answer.reference_date.slice(0, 7)
    const rows = answer.data
    const nameOf = (row: (typeof rows)[number]) => shortenCompanyName(row.name) || row.issuer_id
    return {
      title: `${say(MOST_ISSUED)} ${nameOf(first)}: ${figures.shortReais(toDecimal(first.direct_value) ?? '')}`,
      warning: renderMissingMembers(view, SUMS_LACK, answer),
      heads: [ISSUER, ROLE, FUNDS, VALUE],
      rows: rows.map((row) => [
        pages.has('/issuer/{id}') ? (
          <a href={link(`/issuer/${row.issuer_id}`, { date: month })}>{nameOf(row)}</a>
        ) : (
          nameOf(row)
        ),
        name(ROLE_WORDS, row.role),
        writeFigure(figures, row.class_count),
        writeFigure(figures, row.direct_value, 2),
      ]),
      sizes: rows.map((row) => Number(toDecimal(row.direct_value))),
      figures: 2,
      wideOnly: [1, 2],
      data: pickData(['issuer_id', 'name', 'role', 'class_count', 'line_count', 'direct_value', 'short_value'], rows),
      request: `/v1/issuers?${new URLSearchParams({ date: month, ...asked }).toString()}`,
      source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
    }
  },
})

/** Who manages funds, by what the funds have. */
export const managersPage = defineParties('manager')
/** Who administers funds. */
export const administratorsPage = defineParties('administrator')

function defineParties(role: keyof typeof PARTIES): ExplorerPage {
  const { list, name, head, first: largest } = PARTIES[role]
  return defineList({
    path: `/${role}`,
    datasets: ['cvm_fund_portfolio', 'cvm_fund_register'],
    name,
    sentence: PARTY_SENTENCE,
    async read(view: PageView) {
      const { say, figures, link, pages } = view
      const asked = { sort_by: 'nav_value', sort_order: 'desc' }
      const answer = await readRanked(view, 'list', list, asked)
      const first = answer?.data.find(({ cnpj }) => isCompany(cnpj))
      if (answer === null || first === undefined) return null
      const month = answer.reference_date.slice(0, 7)
      const rows = answer.data
      const nameOf = (row: (typeof rows)[number]) =>
        isCompany(row.cnpj) ? shortenCompanyName(row.name) || row.cnpj : view.name(NO_COMPANY, row.cnpj)
      return {
        title: `${say(largest)} ${nameOf(first)}: ${figures.shortReais(toDecimal(first.nav_value) ?? '')}`,
        warning: renderMissingMembers(view, SUMS_LACK, answer),
        heads: [head, FUNDS, NAV],
        rows: rows.map((row) => [
          pages.has(`/${role}/{cnpj}`) && isCompany(row.cnpj) ? (
            <a href={link(`/${role}/${row.cnpj}`, { date: month })}>{nameOf(row)}</a>
          ) : (
            nameOf(row)
          ),
          writeFigure(figures, row.class_count),
          writeFigure(figures, row.nav_value, 2),
        ]),
        sizes: rows.map((row) => Number(toDecimal(row.nav_value))),
        figures: 2,
        wideOnly: [1],
        data: pickData(['cnpj', 'name', 'class_count', 'nav_value', 'net_value', 'net_flow_value'], rows),
        request: `/v1/${list}?${new URLSearchParams({ date: month, ...asked }).toString()}`,
        source: { publisher: 'CVM (ODbL)', place: nameHoldings(month) },
      }
    },
  })
}
