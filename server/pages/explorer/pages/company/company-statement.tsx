import type { Text } from '../../../../../schemas/core/language.ts'
import type { Html } from '../../../kit/jsx-runtime.ts'
import type { CompanyAccount } from '../../answers.gen.ts'
import { type Answer, askOrNothing, toDecimal, writeFigure } from '../../answers.ts'
import { renderChart } from '../../charts/chart.tsx'
import { groupBy } from '../../group-by.ts'
import type { PageView } from '../../page.ts'
import { pickData } from '../../ranked-list.ts'
import { nameStatementFile } from './company-figures.tsx'
import { PUBLISHER, SCOPE_WORDS, STATEMENT_WORDS } from './company-words.ts'

const SENTENCE: Text = {
  en: 'In reais, earnings per share in reais a share. The year before is as this document restates it.',
  pt: 'Em reais; lucro por ação em reais por ação. O ano anterior é como este documento o reapresenta.',
}
const OF: Text = { en: 'of', pt: 'de' }
const RECEIVED: Text = { en: 'Received', pt: 'Recebida em' }
const VERSION: Text = { en: 'version', pt: 'versão' }
const ACCOUNT: Text = { en: 'Account', pt: 'Conta' }
const NAME: Text = { en: 'Name', pt: 'Nome' }

const COLUMNS = ['statement', 'scope', 'period', 'period_end', 'account', 'label', 'value', 'chart'] as const
const PER_SHARE = /^3\.99(?:\.|$)/
const AT_FIRST = 25
const PERIODS = ['current', 'previous'] as const
/** Few companies file these: no link leads to them. */
const RARE = ['comprehensive_income', 'cash_flow_direct']

export interface ChosenStatement {
  readonly cnpj: string
  readonly statement: string
  readonly scope: string
  readonly date: string
}

/** Reads a statement of both years; null where the company has no document. */
export function readStatement(
  { ask }: Pick<PageView, 'ask'>,
  { cnpj, statement, scope, date }: ChosenStatement,
): Promise<Answer<'company_statements'> | null> {
  return askOrNothing(ask, 'company_statements', {
    ...{ id: cnpj, statement, scope, page_size: '1000' },
    ...(date !== '' && { date }),
  })
}

/** Renders a statement, its two years beside each other, and links to the other statements. */
export function renderStatement(
  view: PageView,
  answer: Answer<'company_statements'> | null,
  chosen: ChosenStatement,
): Html | null {
  if (answer === null || answer.data.length === 0) return null
  const { say, name, figures } = view
  const { cnpj, statement, scope, date } = chosen
  const ends = PERIODS.map((period) => answer.data.find((row) => row.period === period)?.period_end ?? '')
  return (
    <>
      {renderChart(view, {
        id: 'statement',
        title: name(STATEMENT_WORDS, statement),
        finding: sayFirstAccount(view, statement, answer.data),
        sentence: `${name(SCOPE_WORDS, scope)}. ${say(SENTENCE)}${sayDocument(view, answer)}`,
        picture: null,
        table: {
          heads: [say(ACCOUNT), say(NAME), ...ends.map((day) => (day === '' ? '' : figures.day(day)))],
          rows: listAccounts(view, answer.data),
          figures: 2,
          wideOnly: [0, 3],
          atFirst: AT_FIRST,
        },
        isTableOpen: true,
        data: pickData(COLUMNS, answer.data),
        request: `/v1/company/${cnpj}/statements?${new URLSearchParams({ statement, scope, ...datedBy(date) }).toString()}`,
        source: { publisher: PUBLISHER, place: nameStatementFile(answer) },
      })}
      {renderOthers(view, chosen)}
    </>
  )
}

/** States the day and the first account of a statement, such as all assets; null where the account has no value. */
function sayFirstAccount(
  { say, name, figures }: PageView,
  statement: string,
  rows: readonly CompanyAccount[],
): string | null {
  const first = rows.find(({ period }) => period === 'current')
  const value = toDecimal(first?.value)
  if (first === undefined || value === null) return null
  const named = `${name(STATEMENT_WORDS, statement)} ${say(OF)} ${figures.day(first.period_end)}`
  return `${named}: ${first.label}, ${figures.shortReais(value)}`
}

function datedBy(date: string) {
  return date === '' ? {} : { date }
}

function sayDocument({ say, figures }: PageView, { received_date, version }: Answer<'company_statements'>): string {
  if (received_date === null) return ''
  return ` ${say(RECEIVED)} ${figures.day(received_date)}, ${say(VERSION)} ${toDecimal(version)}.`
}

/** Puts the two years of each account beside each other, in the order of the accounts. */
function listAccounts({ figures }: PageView, rows: readonly CompanyAccount[]): string[][] {
  return [...groupBy(rows, ({ account }) => account)].map(([account, own]) => [
    account,
    own[0]?.label ?? '',
    ...PERIODS.map((period) => {
      const row = own.find((each) => each.period === period)
      return row === undefined ? '' : writeFigure(figures, row.value, PER_SHARE.test(account) ? 4 : 0)
    }),
  ])
}

function renderOthers({ name, link }: PageView, { cnpj, statement, scope, date }: ChosenStatement): Html {
  const others = Object.keys(STATEMENT_WORDS).filter((each) => !RARE.includes(each))
  return (
    <p>
      {others.map((each) => (
        <>
          {each === statement ? (
            <strong>{name(STATEMENT_WORDS, each)}</strong>
          ) : (
            <a href={`${link(`/company/${cnpj}`, { scope, ...datedBy(date), statement: each })}#statement`}>
              {name(STATEMENT_WORDS, each)}
            </a>
          )}{' '}
        </>
      ))}
    </p>
  )
}
