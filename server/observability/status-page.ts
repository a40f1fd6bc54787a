import { doingText } from '../../schemas/core/last-build.ts'
import type { DatasetStatus, Status } from '../../schemas/api/status/status.ts'
import { renderCards } from '../docs/page/table.ts'
import { type Html, html } from '../docs/page/html.ts'

/** Builds the content of the status page: how fresh the data are and how the last build went. */
export function statusBody(status: Status): Html {
  return html`<h1>Status</h1>
<p class="lead"><strong class="state-${status.status}">${status.status === 'ok' ? 'Everything works.' : 'Something needs attention.'}</strong></p>
${reasons(status)}
<p>As of ${time(status.checked_at)}. The same for programs: <a href="/status?format=json">JSON</a>.</p>
${degraded(status)}
<h2 id="datasets">Datasets</h2>
${datasets(status)}
<h2 id="snapshots">Snapshots</h2>
${snapshots(status)}
<h2 id="build">Last build</h2>
${renderLastBuild(status)}
${underWay(status)}
` // prettier-ignore
}

/** Explains the first line, so that nobody must search the page for the reason. */
function reasons({ status, datasets: all, last_build, build_under_way, degraded: messages }: Status): Html | null {
  if (status === 'ok') return null
  const titles = (state: DatasetStatus['state']) => all.filter((each) => each.state === state).map(({ title }) => title)
  const [late, unknown] = [titles('late'), titles('unknown')]
  const bad = last_build !== null && (last_build.outcome === 'failed' || last_build.outcome === 'held_back')
  const said = [
    late.length > 0 && `Late: ${late.join(', ')}.`,
    unknown.length > 0 && `No data yet: ${unknown.join(', ')}.`,
    bad && html`<a href="#build">The last build</a>: ${OUTCOMES[last_build.outcome]}`,
    build_under_way?.state === 'died' && html`<a href="#build">A build</a> died.`,
    messages.length > 0 && html`<a href="#degraded">Degraded</a>.`,
  ].filter((each) => each !== false)
  return html`<ul>
    ${said.map((each) => html`<li>${each}</li>`)}
  </ul>`
}

function degraded({ degraded: messages }: Status): Html | null {
  if (messages.length === 0) return null
  return html`<h2 id="degraded">Degraded</h2>
<ul>${messages.map((message) => html`<li>${message}</li>`)}</ul>` // prettier-ignore
}

function datasets({ datasets: all }: Status): Html {
  const rows = all.map((dataset) => [
    html`<a href="/docs/${dataset.id}">${dataset.title}</a>`,
    html`<strong class="state-${dataset.state}">${stateText(dataset)}</strong>`,
    dataset.month ?? '–',
    time(dataset.retrieved_at),
    dataset.cadence,
    String(dataset.held_back),
  ])
  const heads = ['Dataset', 'State', 'Newest month', 'Retrieved', 'Expected', 'Held back']
  return renderCards({ label: 'How new each dataset is', heads, rows, widths: 'states' })
}

function stateText({ state, days_late, late_from, counted_by }: DatasetStatus): Html | string {
  if (state === 'unknown') return 'no data yet'
  const counted = counted_by === 'weekdays' && ' (weekdays; holidays not known)'
  if (state === 'late') return html`late by ${days(days_late ?? 0)}${counted}`
  if (late_from === null) return 'fresh'
  return html`fresh, late from <span class="whole">${late_from}</span>${counted}`
}

function days(count: number): string {
  return `${String(count)} ${count === 1 ? 'day' : 'days'}`
}

function snapshots({ newest_snapshot, oldest_snapshot }: Status): Html {
  if (newest_snapshot === null) return html`<p>No snapshot is published yet.</p>`
  const { id, published_at, age_seconds } = newest_snapshot
  return html`<dl class="facts">
<dt>Newest</dt><dd><code>${id}</code>, published ${time(published_at)}, ${ago(age_seconds)}</dd>
<dt>Oldest</dt><dd><code>${oldest_snapshot?.id}</code>, published ${time(oldest_snapshot?.published_at ?? null)}: the earliest that <code>as_of</code> can answer</dd>
</dl>` // prettier-ignore
}

function ago(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  if (hours === 0) return 'less than an hour ago'
  return hours < 48 ? `${String(hours)} h ago` : `${days(Math.floor(hours / 24))} ago`
}

const OUTCOMES = {
  published: 'Published the new data.',
  nothing_new: 'Nothing was new, so nothing was published.',
  held_back: 'Held back some data: their last good version is served.',
  failed: 'Stopped early: the last snapshot is served.',
} as const

function renderLastBuild({ last_build }: Status): Html {
  if (last_build === null) return html`<p>No build has reported its end yet.</p>`
  const { outcome, started_at, ended_at, exit_code, failure, held_back, snapshot } = last_build
  const rows = held_back.map(({ dataset, partition, sources, code, message }) => [
    html`${dataset} ${partition}`,
    html`<code>${code}</code>`,
    message,
    sources.join(', '),
  ])
  const heads = ['Held back', 'Fault', 'Why, and where', 'Sources']
  return html`<p class="state-${outcome}">${OUTCOMES[outcome]}${failure !== null && html` (<code>${failure}</code>)`}</p>
<dl class="facts">
<dt>Began</dt><dd>${time(started_at)}</dd>
<dt>Ended</dt><dd>${time(ended_at)}, exit code ${exit_code}</dd>
<dt>Served then</dt><dd>${snapshot === null ? 'no snapshot' : html`<code>${snapshot}</code>`}</dd>
</dl>
${rows.length > 0 && renderCards({ label: 'What the last build held back', heads, rows })}` // prettier-ignore
}

const UNDER_WAY = {
  running: 'is running. It is at',
  died: 'died: its process is gone, and the next build clears up after it. It ended without a report while at',
  not_known: 'has not ended; it runs on another host, or died there. It is, or was, at',
} as const

function underWay({ build_under_way }: Status): Html | null {
  if (build_under_way === null) return null
  return html`<p class="state-${build_under_way.state}">
    A build that began ${time(build_under_way.started_at)} ${UNDER_WAY[build_under_way.state]}
    <code>${doingText(build_under_way.at)}</code>.
  </p>`
}

/** Formats an instant for readers, in UTC. */
function time(instant: string | null): Html | string {
  if (instant === null) return '–'
  return html`<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC</time>`
}
