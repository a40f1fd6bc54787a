import type { Text } from '../../../../../schemas/core/language.ts'
import type { HtmlValue } from '../../../kit/jsx-runtime.ts'
import type { FundRegistration, FundSubclass } from '../../answers.gen.ts'
import type { Answer } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { shortenCompanyName } from '../../text/company-name.ts'
import { AUDIENCE_WORDS, CLASS_WORDS } from '../../text/fund-words.ts'

const FEE: Text = { en: 'Administration fee', pt: 'Taxa de administração' }
const PERFORMANCE: Text = { en: 'Performance fee', pt: 'Taxa de performance' }
const BENCHMARK: Text = { en: 'Benchmark', pt: 'Indicador de desempenho' }
const CLASS: Text = { en: 'Class', pt: 'Classe' }
const AUDIENCE: Text = { en: 'For', pt: 'Público-alvo' }
const CONDOMINIUM: Text = { en: 'Redemptions', pt: 'Resgates' }
const EXCLUSIVE: Text = { en: 'Exclusive', pt: 'Exclusivo' }
const START: Text = { en: 'Start', pt: 'Início' }
const CUSTODIAN: Text = { en: 'Custodian', pt: 'Custodiante' }
const NOT_REGISTERED: Text = { en: 'Not in the register', pt: 'Não consta do cadastro' }
const A_YEAR: Text = { en: '% a year', pt: '% ao ano' }
const OLD_REGISTER: Text = { en: 'by the old register', pt: 'pelo cadastro antigo' }

const CONDOMINIUM_WORDS: Readonly<Record<string, Text>> = {
  Aberto: { en: 'open', pt: 'aberto' },
  Fechado: { en: 'closed', pt: 'fechado' },
}
const YES_NO: Readonly<Record<string, Text>> = {
  S: { en: 'yes', pt: 'sim' },
  N: { en: 'no', pt: 'não' },
}

/** Words of the register for a fund that is measured against no named index. */
const NO_INDEX: Readonly<Record<string, Text>> = {
  OUTROS: { en: 'another', pt: 'outro' },
  'Não se aplica': { en: 'none', pt: 'não se aplica' },
}

/** Facts of the register about a class. */
export type Registered = Pick<Answer<'fund'>['data'], 'registration' | 'subclasses' | 'fund'>

/** Lists the facts of the register in the order in which readers ask for them. Missing ones are one fact, the last. */
export function listRegisterFacts(view: PageView, { registration, subclasses, fund }: Registered) {
  const { say, figures } = view
  const words = sayRegistered(view, { registration, subclasses })
  const start = registration?.activity_start_date ?? registration?.class_start_date ?? ''
  const custodians = fund.integrants.filter(({ type }) => type === 'custodian')
  const asked: readonly (readonly [Text, HtmlValue])[] = [
    [FEE, writeFee(view, registration?.administration_fee ?? '')],
    [BENCHMARK, view.name(NO_INDEX, registration?.benchmark ?? '')],
    [CLASS, words.classification],
    [AUDIENCE, words.audience],
    [CONDOMINIUM, words.condominium],
    [EXCLUSIVE, words.exclusive],
    [START, start === '' ? '' : figures.day(start)],
    [CUSTODIAN, custodians.map(({ name }) => shortenCompanyName(name)).join(', ')],
  ]
  const missing = asked.flatMap(([label, value]) => (value === '' ? say(label) : []))
  return [
    ...asked.filter(([, value]) => value !== ''),
    [PERFORMANCE, writePerformance(view, registration?.performance_fee ?? '')] as const,
    [NOT_REGISTERED, missing.length === 0 ? '' : <span class="quiet">{missing.join(', ')}</span>] as const,
  ]
}

/** Names the index that a fund is measured against; '' where the register names none. */
export function findIndexName({ registration }: Pick<Registered, 'registration'>): string {
  const benchmark = registration?.benchmark ?? ''
  return Object.hasOwn(NO_INDEX, benchmark) ? '' : benchmark
}

/** Puts the values of the register into words; '' if it does not say. A class leaves some to its subclasses. */
export function sayRegistered(
  { name }: PageView,
  { registration, subclasses }: Pick<Registered, 'registration' | 'subclasses'>,
) {
  const each = (column: 'audience' | 'condominium' | 'exclusive', words: Readonly<Record<string, Text>>) =>
    listValues(registration, subclasses, column)
      .map((value) => name(words, value))
      .join(', ')
  const filed = (registration?.classification ?? '').replace(/^de /i, '')
  return {
    classification: (registration?.anbima_class ?? '') || (filed === '' ? '' : name(CLASS_WORDS, filed)),
    audience: each('audience', AUDIENCE_WORDS),
    condominium: each('condominium', CONDOMINIUM_WORDS),
    exclusive: each('exclusive', YES_NO),
  }
}

/** Lists the investors that a class is for. If it leaves that to its subclasses, it is for all of theirs. */
export function listAudiences({ registration, subclasses }: Pick<Registered, 'registration' | 'subclasses'>) {
  return listValues(registration, subclasses, 'audience')
}

function listValues(
  registration: FundRegistration | null,
  subclasses: readonly FundSubclass[],
  column: 'audience' | 'condominium' | 'exclusive',
): readonly string[] {
  const own = registration?.[column] ?? ''
  const values = own === '' ? subclasses.map((subclass) => subclass[column]) : [own]
  return [...new Set(values)].filter((value) => value !== '')
}

const DECIMAL = /^-?\d+(?:[.,]\d+)?$/

function writeFee({ say, figures }: PageView, filed: string): HtmlValue {
  if (!DECIMAL.test(filed)) return filed
  return (
    <>
      {figures.number(filed.replace(',', '.'))} {say(A_YEAR)} <span class="quiet">{say(OLD_REGISTER)}</span>
    </>
  )
}

/** A performance fee of nothing is not worth a cell. */
function writePerformance({ figures }: PageView, filed: string): string {
  if (!DECIMAL.test(filed)) return filed
  const value = filed.replace(',', '.')
  return Number(value) === 0 ? '' : figures.percent(value)
}
