import type { Language, Text } from '../../../schemas/core/language.ts'
import type { DatasetStatus, PartStatus } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'

/** Says a text in the language of the page. */
export type Say = (text: Text) => string

/** Says how fresh a dataset or a part of one is. */
export function sayState(
  { state, days_late, late_from, counted_by }: DatasetStatus | PartStatus,
  language: Language,
): Html | string {
  const counted =
    counted_by === 'weekdays' &&
    { en: ' (weekdays; holidays not known)', pt: ' (dias de semana; feriados não informados)' }[language]
  const day = <span class="whole">{late_from}</span>
  if (state === 'no_data') return { en: 'no data yet', pt: 'ainda sem dados' }[language]
  if (state === 'not_known') return { en: 'not known', pt: 'não informado' }[language]
  if (state === 'late') {
    const late = countDays(days_late ?? 0, language)
    return (
      <>
        {{ en: `late by ${late}`, pt: `atrasado em ${late}` }[language]}
        {counted}
      </>
    )
  }
  const word =
    state === 'ending' ? { en: 'ends soon', pt: 'termina em breve' }[language] : { en: 'fresh', pt: 'em dia' }[language]
  return (
    <>
      {word}, {{ en: 'late from', pt: 'atrasa em' }[language]} {day}
      {counted}
    </>
  )
}

export function countDays(count: number, language: Language): string {
  const [one, many] = { en: ['day', 'days'], pt: ['dia', 'dias'] }[language]
  return `${String(count)} ${(count === 1 ? one : many) ?? ''}`
}

/** Formats an instant for readers, in UTC; the script of the page adds the reader's own time. */
export function renderTime(instant: string | null): Html | string {
  if (instant === null) return '–'
  return (
    <time datetime={instant}>
      {instant.slice(0, 10)} {instant.slice(11, 16)} UTC
    </time>
  )
}
