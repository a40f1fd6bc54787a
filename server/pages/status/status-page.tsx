import { orderDatasets } from '../../../schemas/service/dataset-order.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { STATUS_FEED } from '../../../schemas/service/openapi/open-routes.ts'
import type { DatasetStatus, Status } from '../../../schemas/service/status/status.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderSampleNotice } from '../kit/sample-notice.tsx'
import { renderCards } from '../kit/table.tsx'
import { OUTCOMES, renderLastBuild, renderUnderWay } from './status-build.tsx'
import { renderCanary } from './status-canary.tsx'
import { renderBuildDays } from './status-days.tsx'
import { nameOf, renderDatasets, renderParts, renderSessions } from './datasets-section.tsx'
import { renderLogHead } from './status-log-head.tsx'
import { renderPinned } from './status-pins.tsx'
import { countDays, renderTime, type Say } from './status-words.tsx'

/** Builds the content of the status page in a language: how fresh the data are and how the last build went. */
export function statusBody(status: Status, language: Language): Html {
  const say: Say = (text) => text[language]
  const ordered = { ...status, datasets: orderDatasets(status.datasets) }
  const all = { en: 'Everything works.', pt: 'Tudo funciona.' }
  const some = { en: 'Something needs attention.', pt: 'Algo precisa de atenção.' }
  const json = <a href="/status?format=json">JSON</a>
  const feed = <a href={STATUS_FEED}>{say({ en: 'feed', pt: 'feed' })}</a>
  const at = renderTime(status.checked_at)
  return (
    <>
      <h1>{say(TITLE)}</h1>
      {renderSample(status, language)}
      <p class="lead">
        <strong class={`state-${status.status}`}>{say(status.status === 'ok' ? all : some)}</strong>
      </p>
      {renderReasons(ordered, language)}
      <p>
        {
          {
            en: (
              <>
                As of {at}. The same for programs: {json}, and as a {feed} (Atom).
              </>
            ),
            pt: (
              <>
                Situação de {at}. O mesmo para programas: {json}, e como {feed} (Atom).
              </>
            ),
          }[language]
        }
      </p>
      {renderDegraded(status, say)}
      <h2 id="datasets">{say({ en: 'Datasets', pt: 'Conjuntos de dados' })}</h2>
      {renderDatasets(ordered, language)}
      {renderParts(ordered, language)}
      {renderSessions(ordered, language)}
      <h2 id="held-back">{say({ en: 'Held back', pt: 'Retido' })}</h2>
      {renderHeldBack(status, say)}
      {renderPinned(status, say)}
      <h2 id="snapshots">{say({ en: 'Snapshots', pt: 'Snapshots' })}</h2>
      {renderSnapshots(status, language)}
      <h2 id="build">{say({ en: 'Last build', pt: 'Última compilação' })}</h2>
      {renderLastBuild(status, language)}
      {renderUnderWay(status, language)}
      {renderCanary(status.last_build?.canary ?? null, language)}
      <h2 id="days">{say({ en: '90 days', pt: '90 dias' })}</h2>
      {renderBuildDays(status, language)}
    </>
  )
}

export const TITLE: Text = { en: 'Status', pt: 'Situação' }
export const STATUS_DESCRIPTION: Text = {
  en: 'How new each dataset of this server is, what is late or held back, and how the last build ended.',
  pt: 'Se cada conjunto deste servidor está em dia, o que está atrasado ou retido e como terminou a última compilação.',
}

/** A sample can be judged like live data, and must not be taken for them. */
function renderSample({ sample }: Status, language: Language): Html | null {
  if (!sample) return null
  const why: Text = {
    en: 'They were compiled from a mirror that is marked as a sample: old, cut, and some of them synthetic.',
    pt: 'Foram compilados de um espelho marcado como amostra: antigos, cortados e em parte sintéticos.',
  }
  return (
    <>
      <p class="lead">{renderSampleNotice(language)}</p>
      <p>{why[language]}</p>
    </>
  )
}

/** Explains the first line, so that nobody must search the page for the reason. */
function renderReasons(status: Status, language: Language): Html | null {
  const { datasets: all, held_back, last_build, build_under_way, degraded: messages } = status
  if (status.status === 'ok') return null
  const say: Say = (text) => text[language]
  const listed = (state: DatasetStatus['state'], word: Text) => {
    const names = all.filter((each) => each.state === state).map((each) => nameOf(each, language))
    return names.length > 0 && `${say(word)}: ${names.join(', ')}.`
  }
  const code = String(last_build?.exit_code)
  const said = [
    listed('late', { en: 'Late', pt: 'Atrasado' }),
    listed('ending', { en: 'Ends soon', pt: 'Termina em breve' }),
    listed('no_data', { en: 'No data yet', pt: 'Ainda sem dados' }),
    held_back.length > 0 && (
      <>
        <a href="#held-back">{say({ en: 'Held back', pt: 'Retido' })}</a>: {countPartitions(held_back, say)}.
      </>
    ),
    last_build !== null && last_build.exit_code !== 0 && (
      <>
        <a href="#build">{say({ en: 'The last build', pt: 'A última compilação' })}</a>{' '}
        {say({ en: `ended with code ${code}.`, pt: `terminou com o código ${code}.` })}{' '}
        {say(OUTCOMES[last_build.outcome])}
      </>
    ),
    build_under_way?.state === 'died' && (
      <>
        <a href="#build">{say({ en: 'A build', pt: 'Uma compilação' })}</a> {say({ en: 'died.', pt: 'morreu.' })}
      </>
    ),
    messages.length > 0 && (
      <>
        <a href="#degraded">{say({ en: 'Degraded', pt: 'Degradado' })}</a>.
      </>
    ),
  ].filter((each) => each !== false)
  return (
    <ul>
      {said.map((each) => (
        <li>{each}</li>
      ))}
    </ul>
  )
}

function renderDegraded({ degraded: messages }: Status, say: Say): Html | null {
  if (messages.length === 0) return null
  return (
    <>
      <h2 id="degraded">{say({ en: 'Degraded', pt: 'Degradado' })}</h2>
      <ul lang="en">
        {messages.map((message) => (
          <li>{message}</li>
        ))}
      </ul>
    </>
  )
}

function renderHeldBack({ held_back }: Status, say: Say): Html {
  if (held_back.length === 0) return <p>{say({ en: 'Nothing is held back.', pt: 'Nada está retido.' })}</p>
  const rows = held_back.map(({ dataset, partition, sources, code, message, since }) => [
    <>
      {dataset} {partition}
    </>,
    renderTime(since),
    <code>{code}</code>,
    <span lang="en">{message}</span>,
    sources.join(', '),
  ])
  const heads = [
    say({ en: 'Held back', pt: 'Retido' }),
    say({ en: 'Since', pt: 'Desde' }),
    say({ en: 'Fault', pt: 'Falha' }),
    say({ en: 'Why, and where', pt: 'Por quê, e onde' }),
    say({ en: 'Sources', pt: 'Fontes' }),
  ]
  const served: Text = {
    en: 'The last good version of each is served until a build repairs it.',
    pt: 'A última versão válida de cada um continua no ar até que uma compilação o corrija.',
  }
  return (
    <>
      <p>{say(served)}</p>
      {renderCards({ label: say({ en: 'What is held back', pt: 'O que está retido' }), heads, rows })}
    </>
  )
}

function countPartitions(held: Status['held_back'], say: Say): string {
  const count = new Set(held.map(({ dataset, partition }) => `${dataset}/${partition}`)).size
  const [one, many]: [Text, Text] = [
    { en: 'partition', pt: 'partição' },
    { en: 'partitions', pt: 'partições' },
  ]
  return `${String(count)} ${say(count === 1 ? one : many)}`
}

function renderSnapshots({ newest_snapshot, oldest_snapshot, store_head, log_head }: Status, language: Language): Html {
  const say: Say = (text) => text[language]
  if (newest_snapshot === null) {
    return <p>{say({ en: 'No snapshot is published yet.', pt: 'Nenhum snapshot foi publicado ainda.' })}</p>
  }
  const { id, published_at, age_seconds } = newest_snapshot
  const published = say({ en: 'published', pt: 'publicado em' })
  const [oldest, at] = [<code>{oldest_snapshot?.id}</code>, renderTime(oldest_snapshot?.published_at ?? null)]
  const asOf = <code>as_of</code>
  return (
    <dl class="facts">
      <dt>{say({ en: 'Newest', pt: 'Mais recente' })}</dt>
      <dd>
        <code>{id}</code>, {published} {renderTime(published_at)}, {sayAge(age_seconds, language)}
      </dd>
      <dt>{say({ en: 'Oldest', pt: 'Mais antigo' })}</dt>
      <dd>
        {oldest}, {published} {at}:{' '}
        {{ en: <>the earliest that {asOf} can answer</>, pt: <>o primeiro com que {asOf} pode responder</> }[language]}
      </dd>
      {store_head !== null && (
        <>
          <dt>{say({ en: 'Newest in the object store', pt: 'Mais recente no armazenamento de objetos' })}</dt>
          <dd>
            <code>{store_head.snapshot}</code>, {published} {renderTime(store_head.published_at)},{' '}
            {sayAge(store_head.age_seconds, language)}
          </dd>
        </>
      )}
      <dt>{say({ en: 'Log of manifests', pt: 'Registro de manifestos' })}</dt>
      <dd>{renderLogHead(log_head, language)}</dd>
    </dl>
  )
}

function sayAge(seconds: number, language: Language): string {
  if (seconds < 0) return { en: 'in the future: a clock is wrong', pt: 'no futuro: um relógio está errado' }[language]
  const hours = Math.floor(seconds / 3600)
  const ago = (span: string) => ({ en: `${span} ago`, pt: `há ${span}` })[language]
  if (hours === 0) return ago({ en: 'less than an hour', pt: 'menos de uma hora' }[language])
  return ago(hours < 48 ? `${String(hours)} h` : countDays(Math.floor(hours / 24), language))
}
