import type { Row } from '../../../schemas/api/endpoint.ts'
import type { Text } from '../../../schemas/core/language.ts'
import { figuresOf } from '../kit/figures.ts'
import { foldOnPhones, sayMore } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderFigures } from '../kit/table.tsx'
import { describeChange, toText } from './newest-changes.ts'
import type { PageWords } from './page-context.ts'

const NOTHING_CHANGED: Text = { en: 'No snapshot has changed anything yet.', pt: 'Ainda não houve mudanças.' }
const HEADS: readonly Text[] = [
  { en: 'Table', pt: 'Tabela' },
  { en: 'Change', pt: 'Mudança' },
  { en: 'Partitions', pt: 'Partições' },
  { en: 'Rows added', pt: 'Linhas incluídas' },
  { en: 'Rows removed', pt: 'Linhas excluídas' },
  { en: 'Rows changed', pt: 'Linhas alteradas' },
]
const CHANGED_ROWS: Text = { en: 'rows added, removed or changed', pt: 'linhas incluídas, excluídas ou alteradas' }

/** Why a table is not as it was, by the word of the changelog. */
const REASONS: Readonly<Record<string, Text>> = {
  added: { en: 'new', pt: 'nova' },
  amended: { en: 'the source changed', pt: 'a fonte mudou' },
  recompiled: { en: 'compiled anew', pt: 'recompilada' },
  rolled_back: { en: 'rolled back', pt: 'revertida' },
  removed: { en: 'removed', pt: 'retirada' },
  rules_changed: { en: 'other rules', pt: 'outras regras' },
}

/** Days that a phone shows at first. */
const DAYS_AT_FIRST = 2
/** Tables of a snapshot that a reader sees first. */
const AT_FIRST = 8

/** Renders what snapshots changed: by day, and in each the tables with most changed rows first. */
export function renderDataChanges(changes: readonly Row[], words: PageWords): Html {
  if (changes.length === 0) return <p>{words.say(NOTHING_CHANGED)}</p>
  const days = groupBy(changes, dayOf).map(([day, own]) => renderDay(day, own, words))
  const earlier = days.slice(DAYS_AT_FIRST)
  const count = String(earlier.length)
  const summary: Text =
    earlier.length === 1
      ? { en: 'the day before', pt: 'o dia anterior' }
      : { en: `${count} days before`, pt: `${count} dias anteriores` }
  return (
    <>
      {days.slice(0, DAYS_AT_FIRST)}
      {earlier.length > 0 && foldOnPhones(words.say(summary), earlier)}
    </>
  )
}

function renderDay(day: string, changes: readonly Row[], words: PageWords): Html {
  const figures = figuresOf(words.language)
  const rows = changes.reduce((sum, change) => sum + countRows(change), 0)
  return (
    <>
      <h3>
        <time datetime={day}>{figures.day(day)}</time>{' '}
        <small>
          {figures.number(String(rows))} {words.say(CHANGED_ROWS)}
        </small>
      </h3>
      {groupBy(changes, ({ snapshot }) => toText(snapshot)).map(([id, own]) => renderSnapshot(id, own, words))}
    </>
  )
}

function renderSnapshot(id: string, changes: readonly Row[], { say, language }: PageWords): Html {
  const label: Text = { en: `Changes of snapshot ${id}`, pt: `Mudanças do snapshot ${id}` }
  const cells = [...changes]
    .sort((a, b) => countRows(b) - countRows(a))
    .map((row) => {
      const { table, change, partitions, added, removed, changed } = describeChange(row)
      const reason = REASONS[change]
      return [<code>{table}</code>, reason === undefined ? change : say(reason), partitions, added, removed, changed]
    })
  return (
    <>
      <h4 id={id}>
        <code>{id}</code>
      </h4>
      {renderFigures({ label: say(label), heads: HEADS.map(say), rows: cells.slice(0, AT_FIRST), figures: 3 })}
      {cells.length > AT_FIRST && (
        <details>
          <summary>{sayMore(language, cells.length - AT_FIRST)}</summary>
          {renderFigures({ label: say(label), heads: HEADS.map(say), rows: cells.slice(AT_FIRST), figures: 3 })}
        </details>
      )}
    </>
  )
}

/** UTC, as `published_at` is. */
function dayOf({ published_at }: Row): string {
  return toText(published_at).slice(0, 10)
}

function countRows(row: Row): number {
  return ['rows_added', 'rows_removed', 'rows_changed'].reduce((sum, name) => sum + Number(toText(row[name])), 0)
}

function groupBy(rows: readonly Row[], read: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(read(row), [...(groups.get(read(row)) ?? []), row])
  return [...groups]
}
