import { shortenCompanyName } from '../../text/company-name.ts'
import type { Html, HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { DailyReport, Fund, FundReport } from '../../answers.gen.ts'
import { toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { punctuateCnpj } from '../../../kit/figures.ts'
import type { Text } from '../../../../../schemas/core/language.ts'
import { FUND_STATUS_WORDS, FUND_TYPE_WORDS } from '../../text/words.ts'
import { renderFactList } from '../../fact-list.tsx'
import { sayGrade } from '../../reconciliation.tsx'
import type { Filing } from './filing.ts'
import { listRegisterFacts, type Registered } from './register-facts.tsx'

const NAV: Text = { en: 'Net asset value', pt: 'Patrimônio líquido' }
const MONTH: Text = { en: 'Competence month', pt: 'Competência' }
const CNPJ: Text = { en: 'CNPJ', pt: 'CNPJ' }
const TYPE: Text = { en: 'Type', pt: 'Tipo' }
const STATUS: Text = { en: 'Status', pt: 'Situação' }
const HOLDERS: Text = { en: 'Holders of quotas', pt: 'Cotistas' }
const LINES: Text = { en: 'Lines filed', pt: 'Linhas entregues' }
const AGREED: Text = { en: 'Lines against net assets', pt: 'Linhas e patrimônio' }
const MANAGER: Text = { en: 'Manager', pt: 'Gestor' }
const ADMINISTRATOR: Text = { en: 'Administrator', pt: 'Administrador' }
const UNKNOWN: Text = { en: 'not known', pt: 'não informado' }
const EARLIER: Text = { en: 'Earlier month', pt: 'Mês anterior' }
const LATER: Text = { en: 'Later month', pt: 'Mês seguinte' }
const ON: Text = { en: 'on', pt: 'em' }

export interface FactParts {
  readonly registered: Registered
  readonly fund: Fund
  readonly filing: Filing | null
  /** Months that were filed, oldest first, `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** Newest daily report, or the newest monthly report of a fund without daily ones; null without both. */
  readonly newestReport: DailyReport | FundReport | null
}

/** Renders what the fund is: the facts that a reader wants first. */
export function renderFacts(view: PageView, { fund, filing, days, newestReport, registered }: FactParts): Html {
  const { say, name, figures } = view
  const { value, navDay } = findNav(fund, newestReport)
  const holders = newestReport === null ? null : toDecimal(newestReport.holders)
  const facts: (readonly [Text, HtmlValue])[] = [
    [
      NAV,
      value === null ? (
        say(UNKNOWN)
      ) : (
        <>
          <span title={figures.reais(value)}>{figures.shortReais(value)}</span>
          {navDay !== '' && navDay !== filing?.day && (
            <>
              {' '}
              <span class="quiet">
                {say(ON)} {figures.day(navDay)}
              </span>
            </>
          )}
        </>
      ),
    ],
    [MONTH, filing === null ? '—' : renderMonth(view, filing.day, days)],
    [CNPJ, <span class="whole">{punctuateCnpj(fund.cnpj)}</span>],
    [TYPE, name(FUND_TYPE_WORDS, fund.type)],
    [STATUS, name(FUND_STATUS_WORDS, fund.status)],
    ...(filing === null ? [] : [[LINES, figures.number(String(filing.lines.length))] as const]),
    ...(filing === null ? [] : [[AGREED, sayGrade(view, filing.reconciliation)] as const]),
    ...(holders === null ? [] : [[HOLDERS, figures.number(holders)] as const]),
    [MANAGER, nameParty(view, fund, 'manager', filing) ?? say(UNKNOWN)],
    [ADMINISTRATOR, nameParty(view, fund, 'administrator', filing) ?? say(UNKNOWN)],
    ...listRegisterFacts(view, registered),
  ]
  return renderFactList(view, facts)
}

interface Nav {
  readonly value: string | null
  /** `''` where the value has no day. */
  readonly navDay: string
}

/** Takes the NAV of the answer, or that of the newest monthly report, with its day. */
function findNav(fund: Fund, report: DailyReport | FundReport | null): Nav {
  const own = toDecimal(fund.nav_value_reported)
  if (own === null && report !== null && 'nav_value' in report && report.nav_value !== null) {
    return { value: toDecimal(report.nav_value), navDay: report.reference_date }
  }
  const day = (toDecimal(fund.nav_value_reported_reference_date) ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return { value: own, navDay: day }
}

/** Names who manages or administers a fund; a company whose fund filed for a month has a page. */
function nameParty(
  { link, pages }: PageView,
  fund: Fund,
  role: 'manager' | 'administrator',
  filing: Filing | null,
): HtmlValue {
  const party = fund.integrants.find((each) => each.type === role)
  if (party === undefined) return null
  const [name, kind] = [shortenCompanyName(party.name), party.document_type]
  if (kind !== 'CNPJ' || filing === null || isOfReport(filing) || !pages.has(`/${role}/{cnpj}`)) return name
  return <a href={link(`/${role}/${party.document}`)}>{name}</a>
}

/** True where a fund has its own report alone. Managers and administrators count monthly holdings only. */
function isOfReport({ lines }: Filing): boolean {
  return lines.every((line) => /^(fii|fidc)_/.test(line.metainfo.block))
}

/** Renders a month with arrows to its neighbours. */
export function renderMonth({ say, figures, link, path }: PageView, day: string, days: readonly string[]): Html {
  const at = days.indexOf(day)
  const arrow = (to: string | undefined, sign: string, label: Text) =>
    to !== undefined && (
      <a href={link(path, { date: to.slice(0, 7) })} aria-label={`${say(label)}: ${figures.month(to)}`}>
        {sign}
      </a>
    )
  return (
    <span class="month">
      {at > 0 && arrow(days[at - 1], '‹', EARLIER)} {figures.shortMonth(day)}{' '}
      {at >= 0 && arrow(days[at + 1], '›', LATER)}
    </span>
  )
}
