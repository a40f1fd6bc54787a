import { doingText } from '../../schemas/core/last-build.ts'
import type { DatasetStatus, PartStatus, Status } from '../../schemas/api/status/status.ts'
import { renderCards } from '../docs/page/table.ts'
import { type Html, html } from '../docs/page/html.ts'
import { SAMPLE_NOTICE } from '../docs/page/sample-notice.ts'

/** Builds the content of the status page: how fresh the data are and how the last build went. */
export function statusBody(status: Status): Html {
  return html`<h1>Status</h1>
${sampleNotice(status)}
<p class="lead"><strong class="state-${status.status}">${status.status === 'ok' ? 'Everything works.' : 'Something needs attention.'}</strong></p>
${reasons(status)}
<p>As of ${time(status.checked_at)}. The same for programs: <a href="/status?format=json">JSON</a>, and as a <a href="/status.atom">feed</a> (Atom).</p>
${degraded(status)}
<h2 id="datasets">Datasets</h2>
${datasets(status)}
${parts(status)}
${sessionDays(status)}
<h2 id="held-back">Held back</h2>
${heldBack(status)}
<h2 id="snapshots">Snapshots</h2>
${snapshots(status)}
<h2 id="build">Last build</h2>
${renderLastBuild(status)}
${underWay(status)}
` // prettier-ignore
}

/** A sample can be judged like live data, and must not be taken for them. */
function sampleNotice({ sample }: Status): Html | null {
  if (!sample) return null
  return html`<p class="lead">${SAMPLE_NOTICE}</p>
<p>They were compiled from a mirror that is marked as a sample: old, cut, and some of them synthetic.</p>` // prettier-ignore
}

/** Explains the first line, so that nobody must search the page for the reason. */
function reasons({
  status,
  datasets: all,
  held_back,
  last_build,
  build_under_way,
  degraded: messages,
}: Status): Html | null {
  if (status === 'ok') return null
  const titles = (state: DatasetStatus['state']) => all.filter((each) => each.state === state).map(({ title }) => title)
  const [late, ending, missing] = [titles('late'), titles('ending'), titles('no_data')]
  const said = [
    late.length > 0 && `Late: ${late.join(', ')}.`,
    ending.length > 0 && `Ends soon: ${ending.join(', ')}.`,
    missing.length > 0 && `No data yet: ${missing.join(', ')}.`,
    held_back.length > 0 && html`<a href="#held-back">Held back</a>: ${countPartitions(held_back)}.`,
    last_build !== null &&
      last_build.exit_code !== 0 &&
      html`<a href="#build">The last build</a> ended with code ${last_build.exit_code}. ${OUTCOMES[last_build.outcome]}`,
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
    dataset.newest ?? '–',
    time(dataset.retrieved_at),
    html`${dataset.cadence} ${dataset.because}`,
    String(dataset.held_back),
  ])
  const heads = ['Dataset', 'State', 'Newest period', 'Retrieved', 'Expected', 'Held back']
  return renderCards({ label: 'How new each dataset is', heads, rows, widths: 'states' })
}

/** The series, calendars and lists that have a cadence of their own. */
function parts({ datasets: all }: Status): Html | null {
  const rows = all.flatMap((dataset) =>
    dataset.parts.map((part) => [
      html`${dataset.title}: <code>${part.id}</code>`,
      html`<strong class="state-${part.state}">${stateText(part)}</strong>`,
      part.newest ?? '–',
      html`${part.cadence} ${part.because}`,
    ]),
  )
  if (rows.length === 0) return null
  const heads = ['Part', 'State', 'Newest period', 'Expected']
  return html`<h3 id="parts">Parts with a cadence of their own</h3>
${renderCards({ label: 'How new each part is', heads, rows })}` // prettier-ignore
}

const SESSION_GRADES = { complete: 'complete', partial: 'partial', not_known: 'not known' } as const

/** The days of a month against the sessions of a calendar: a grade, which holds nothing back. */
function sessionDays({ datasets: all }: Status): Html | null {
  const rows = all.flatMap(({ title, sessions }) =>
    sessions === null
      ? []
      : [
          [
            title,
            sessions.month,
            html`${SESSION_GRADES[sessions.grade]}, up to <span class="whole">${sessions.until}</span>`,
            [...sessions.missing, ...sessions.thin].join(', ') || '–',
            String(sessions.months_partial),
            String(sessions.months_not_known),
          ],
        ],
  )
  if (rows.length === 0) return null
  const heads = ['Dataset', 'Month', 'Sessions', 'Missing or thin', 'Partial months', 'Months not known']
  return html`<h3 id="sessions">Sessions of the newest month</h3>
${renderCards({ label: 'How whole the newest month is', heads, rows })}` // prettier-ignore
}

function heldBack({ held_back }: Status): Html {
  if (held_back.length === 0) return html`<p>Nothing is held back.</p>`
  const rows = held_back.map(({ dataset, partition, sources, code, message, since }) => [
    html`${dataset} ${partition}`,
    time(since),
    html`<code>${code}</code>`,
    message,
    sources.join(', '),
  ])
  const heads = ['Held back', 'Since', 'Fault', 'Why, and where', 'Sources']
  return html`<p>The last good version of each is served until a build repairs it.</p>
${renderCards({ label: 'What is held back', heads, rows })}` // prettier-ignore
}

function countPartitions(held: Status['held_back']): string {
  const count = new Set(held.map(({ dataset, partition }) => `${dataset}/${partition}`)).size
  return `${String(count)} ${count === 1 ? 'partition' : 'partitions'}`
}

function stateText({ state, days_late, late_from, counted_by }: DatasetStatus | PartStatus): Html | string {
  if (state === 'no_data') return 'no data yet'
  if (state === 'not_known') return 'not known'
  const counted = counted_by === 'weekdays' && ' (weekdays; holidays not known)'
  if (state === 'late') return html`late by ${days(days_late ?? 0)}${counted}`
  const word = state === 'ending' ? 'ends soon' : 'fresh'
  return html`${word}, late from <span class="whole">${late_from}</span>${counted}`
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

export const OUTCOMES = {
  published: 'Published the new data.',
  nothing_new: 'Nothing was new, so nothing was published.',
  held_back: 'Held back some data: their last good version is served.',
  failed: 'Stopped early: the last snapshot is served.',
} as const

function renderLastBuild({ last_build }: Status): Html {
  if (last_build === null) return html`<p>No build has reported its end yet.</p>`
  const { outcome, started_at, ended_at, exit_code, failure, snapshot } = last_build
  return html`<p class="state-${outcome}">${OUTCOMES[outcome]}${failure !== null && html` (<code>${failure}</code>)`}</p>
<dl class="facts">
<dt>Began</dt><dd>${time(started_at)}</dd>
<dt>Ended</dt><dd>${time(ended_at)}, exit code ${exit_code}</dd>
<dt>Served then</dt><dd>${snapshot === null ? 'no snapshot' : html`<code>${snapshot}</code>`}</dd>
</dl>` // prettier-ignore
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
