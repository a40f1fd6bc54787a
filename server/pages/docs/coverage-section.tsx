import type { CatalogueEntry } from '../../../schemas/service/catalogue/output.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { PageWords } from './page-context.ts'
import { COVERAGE_SIGNS, type CoveredMonth, renderCoverageTable } from '../kit/coverage-table.tsx'
import { figuresOf } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderFigures } from '../kit/table.tsx'

/** Most partitions that the page lists; the catalogue's endpoint has all. */
const LISTED = 24

const NOTHING: Text = {
  en: 'The snapshot of this server holds nothing of this dataset.',
  pt: 'O snapshot deste servidor não tem nada deste conjunto.',
}
const LABEL: Text = { en: 'Months of', pt: 'Meses de' }
const PARTITIONS_OF: Text = { en: 'Partitions of', pt: 'Partições de' }
const EACH: Text = { en: 'Each partition in figures', pt: 'Cada partição em números' }
const ALL: Text = { en: 'all', pt: 'tudo' }
const HEADS: readonly Text[] = [
  { en: 'Month', pt: 'Mês' },
  { en: 'Completeness', pt: 'Completude' },
  { en: 'Unchanged since', pt: 'Sem mudança desde' },
  { en: 'Rows', pt: 'Linhas' },
  { en: 'Bytes', pt: 'Bytes' },
]

type Partition = CatalogueEntry['partitions'][number]

/** Renders the coverage of a dataset in a snapshot: the months as a picture, and the partitions in figures. */
export function renderCoverage(entry: CatalogueEntry, words: PageWords): Html {
  const { id, partitions } = entry
  const { say, language } = words
  if (partitions.length === 0) return <p>{say(NOTHING)}</p>
  const { number } = figuresOf(language)
  const count = (value: number) => number(String(value))
  const newest = [...partitions].reverse().slice(0, LISTED)
  const older = partitions.length - newest.length
  const listed = newest.map((partition) => [
    partition.month ?? say(ALL),
    describeCompleteness(partition, words),
    partition.first_snapshot,
    count(partition.rows),
    count(partition.bytes),
  ])
  const months = partitions.flatMap((partition) => readMonth(partition))
  return (
    <>
      {renderSize(entry, words)}
      {months.length > 0 && (
        <>
          {renderCoverageTable(language, `${say(LABEL)} ${id}`, months)}
          <p class="quiet">{say(COVERAGE_SIGNS)}</p>
        </>
      )}
      <details>
        <summary>{say(EACH)}</summary>
        {renderFigures({ label: `${say(PARTITIONS_OF)} ${id}`, heads: HEADS.map(say), rows: listed, figures: 2 })}
        {older > 0 && renderOlder(id, count(older), words)}
      </details>
    </>
  )
}

/** Says how much there is, and how new it is. */
function renderSize(entry: CatalogueEntry, { say, show, language, link }: PageWords): Html {
  const { number } = figuresOf(language)
  const [rows, bytes] = [number(String(entry.rows)), number(String(entry.bytes))]
  const status = <a href={link('/status')}>{say({ en: 'The status page', pt: 'A página de situação' })}</a>
  const retrieved = entry.freshness.retrieved_at
  const downloaded = (
    <time class="whole" datetime={retrieved}>
      {retrieved}
    </time>
  )
  return (
    <p>
      {show({
        en: (
          <>
            {rows} rows in {bytes} bytes of Parquet
            {retrieved !== null && <>; the newest source file was downloaded {downloaded}</>}. {status} says whether
            that is on time.
          </>
        ),
        pt: (
          <>
            {rows} linhas em {bytes} bytes de Parquet
            {retrieved !== null && <>; o arquivo mais recente da fonte foi baixado em {downloaded}</>}. {status} diz se
            isso está em dia.
          </>
        ),
      })}
    </p>
  )
}

function renderOlder(id: string, count: string, { show }: PageWords): Html {
  return (
    <p>
      {show({
        en: (
          <>
            <code>GET /v1/datasets/{id}</code> lists {count} older ones.
          </>
        ),
        pt: (
          <>
            <code>GET /v1/datasets/{id}</code> lista {count} mais antigas.
          </>
        ),
      })}
    </p>
  )
}

function readMonth({ month, completeness, sessions }: Partition): CoveredMonth[] {
  return month === null ? [] : [{ month, completeness, sessions: sessions?.grade ?? null }]
}

function describeCompleteness({ completeness, sessions }: Partition, words: PageWords): string {
  if (sessions !== null) return describeSessions(sessions, words)
  const partial = completeness.filter(({ complete }) => !complete)
  if (partial.length === 0) return words.say({ en: 'complete', pt: 'completo' })
  const lacks = words.say({ en: 'lacks', pt: 'sem' })
  return partial.map(({ group, missing }) => `${group} ${lacks} ${missing.join(', ')}`).join('; ')
}

function describeSessions(
  { grade, expected, missing, thin, until }: NonNullable<Partition['sessions']>,
  { say }: PageWords,
): string {
  if (grade === 'not_known') return say({ en: 'not known', pt: 'não informado' })
  const days = thin.join(', ')
  const few = thin.length === 0 ? [] : [say({ en: `few rows on ${days}`, pt: `poucas linhas em ${days}` })]
  if (expected === null) return few.join()
  const [there, all, last] = [String(expected - missing.length), String(expected), until ?? '']
  return [
    say({ en: `${there} of ${all} sessions up to ${last}`, pt: `${there} de ${all} pregões até ${last}` }),
    ...few,
  ].join('; ')
}
