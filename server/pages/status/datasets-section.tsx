import { translate } from '../../../schemas/service/language/translate.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import type { DatasetStatus, Status } from '../../../schemas/service/status/status.ts'
import { datasets as declared } from '../../../schemas/registry.gen.ts'
import { foldOnPhones } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderCards } from '../kit/table.tsx'
import { renderTime, sayState } from './status-words.tsx'

type Say = (text: Text) => string

interface Counted {
  readonly one: Text
  readonly more: Text
}

export function nameOf({ id, title }: Pick<DatasetStatus, 'id' | 'title'>, language: Language): string {
  return declared.find((each) => each.id === id)?.title[language] ?? title
}

const EXPECTED: Text = { en: 'Expected', pt: 'Esperado' }
const PARTS: Counted = { one: { en: 'part', pt: 'parte' }, more: { en: 'parts', pt: 'partes' } }
const DATASETS: Counted = { one: { en: 'dataset', pt: 'conjunto' }, more: { en: 'datasets', pt: 'conjuntos' } }
const STATE: Text = { en: 'State', pt: 'Situação' }
const NEWEST: Text = { en: 'Newest period', pt: 'Período mais recente' }

/** Renders how new each dataset is. */
export function renderDatasets({ datasets: all }: Status, language: Language): Html {
  const say: Say = (text) => text[language]
  const docs = language === 'en' ? '/docs' : `/${language}/docs`
  const rows = all.map((dataset) => [
    <a href={`${docs}/${dataset.id}`}>{nameOf(dataset, language)}</a>,
    <strong class={`state-${dataset.state}`}>{sayState(dataset, language)}</strong>,
    dataset.newest ?? '–',
    renderTime(dataset.retrieved_at),
    sayExpected(dataset, language),
    String(dataset.held_back),
  ])
  const heads = [
    say({ en: 'Dataset', pt: 'Conjunto' }),
    say(STATE),
    say(NEWEST),
    say({ en: 'Retrieved', pt: 'Baixado' }),
    say(EXPECTED),
    say({ en: 'Held back', pt: 'Retido' }),
  ]
  const label = say({ en: 'How new each dataset is', pt: 'Atualização de cada conjunto' })
  return renderCards({ label, heads, rows, widths: 'states', onPhones: { atFirst: 8, language } })
}

function sayExpected({ cadence, because }: { readonly cadence: string; readonly because: string }, language: Language) {
  return (
    <>
      {translate(language, cadence)} {translate(language, because)}
    </>
  )
}

function sayCount(count: number, { one, more }: Counted, say: Say): string {
  return `${String(count)} ${say(count === 1 ? one : more)}`
}

/** Renders the series, calendars and lists that have a cadence of their own. */
export function renderParts({ datasets: all }: Status, language: Language): Html | null {
  const say: Say = (text) => text[language]
  const rows = all.flatMap((dataset) =>
    dataset.parts.map((part) => [
      <>
        {nameOf(dataset, language)}: <code>{part.id}</code>
      </>,
      <strong class={`state-${part.state}`}>{sayState(part, language)}</strong>,
      part.newest ?? '–',
      sayExpected(part, language),
    ]),
  )
  if (rows.length === 0) return null
  const heads = [say({ en: 'Part', pt: 'Parte' }), say(STATE), say(NEWEST), say(EXPECTED)]
  const title: Text = { en: 'Parts with a cadence of their own', pt: 'Partes com cadência própria' }
  const label: Text = { en: 'How new each part is', pt: 'Atualização de cada parte' }
  return (
    <>
      <h3 id="parts">{say(title)}</h3>
      {foldOnPhones(sayCount(rows.length, PARTS, say), renderCards({ label: say(label), heads, rows }))}
    </>
  )
}

const GRADES: Readonly<Record<NonNullable<DatasetStatus['sessions']>['grade'], Text>> = {
  complete: { en: 'complete', pt: 'completo' },
  partial: { en: 'partial', pt: 'parcial' },
  not_known: { en: 'not known', pt: 'não informado' },
}

/** Renders the days of a month against the sessions of a calendar: a grade, which holds nothing back. */
export function renderSessions({ datasets: all }: Status, language: Language): Html | null {
  const say: Say = (text) => text[language]
  const rows = all.flatMap((dataset) => {
    const { sessions } = dataset
    if (sessions === null) return []
    const until = <span class="whole">{sessions.until}</span>
    return [
      [
        nameOf(dataset, language),
        sessions.month,
        <>
          {say(GRADES[sessions.grade])}, {say({ en: 'up to', pt: 'até' })} {until}
        </>,
        [...sessions.missing, ...sessions.thin].join(', ') || '–',
        String(sessions.months_partial),
        String(sessions.months_not_known),
      ],
    ]
  })
  if (rows.length === 0) return null
  const heads = [
    say({ en: 'Dataset', pt: 'Conjunto' }),
    say({ en: 'Month', pt: 'Mês' }),
    say({ en: 'Sessions', pt: 'Pregões' }),
    say({ en: 'Missing or thin', pt: 'Faltam ou têm poucas linhas' }),
    say({ en: 'Partial months', pt: 'Meses parciais' }),
    say({ en: 'Months not known', pt: 'Meses não informados' }),
  ]
  const title: Text = { en: 'Sessions of the newest month', pt: 'Pregões do mês mais recente' }
  const label: Text = { en: 'How whole the newest month is', pt: 'O que há do mês mais recente' }
  return (
    <>
      <h3 id="sessions">{say(title)}</h3>
      {foldOnPhones(sayCount(rows.length, DATASETS, say), renderCards({ label: say(label), heads, rows }))}
    </>
  )
}
