import { NEVER } from '../schemas/core/expectation.ts'
import type { Status } from '../schemas/status/status.ts'
import { type Html, html } from './html.ts'

/** How new the data are and how the last build went, as the content of a page. */
export function statusBody(status: Status): Html {
  return html`<h1>Status</h1>
<p><strong class="state-${status.status}">${status.status === 'ok' ? 'All is as it should be.' : 'Something needs attention.'}</strong>
As of ${time(status.checked_at)}. The same for programs: <a href="/status?format=json">JSON</a>.</p>
${degraded(status)}
<h2 id="datasets">Datasets</h2>
${datasets(status)}
<h2 id="snapshots">Snapshots</h2>
${snapshots(status)}
<h2 id="build">Last build</h2>
${lastBuild(status)}
${underWay(status)}
` // prettier-ignore
}

function degraded({ degraded: messages }: Status): Html | null {
  if (messages.length === 0) return null
  return html`<h2 id="degraded">Degraded</h2>
<ul>${messages.map((message) => html`<li>${message}</li>`)}</ul>` // prettier-ignore
}

function datasets({ datasets: all }: Status): Html {
  const rows = all.map(
    ({ id, title, state, days_late, late_from, counted_by, month, retrieved_at, cadence, held_back }) => html`<tr>
<th scope="row"><a href="/docs/${id}">${title}</a></th>
<td class="state-${state}">${stateText(state, days_late, late_from)}${counted_by === 'weekdays' && ' (weekdays; holidays not known)'}</td>
<td>${month ?? '–'}</td>
<td>${time(retrieved_at)}</td>
<td>${cadence}</td>
<td>${held_back}</td>
</tr>`, // prettier-ignore
  )
  return html`<div class="scroll"><table>
<thead><tr><th scope="col">Dataset</th><th scope="col">State</th><th scope="col">Newest month</th><th scope="col">Retrieved</th><th scope="col">Expected</th><th scope="col">Held back</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>` // prettier-ignore
}

function stateText(state: string, daysLate: number | null, lateFrom: string | null): string {
  if (state === 'unknown') return 'nothing of it yet'
  if (state === 'fresh') return lateFrom === null || lateFrom === NEVER ? 'fresh' : `fresh, late from ${lateFrom}`
  return `late by ${days(daysLate ?? 0)}`
}

function days(count: number): string {
  return `${String(count)} ${count === 1 ? 'day' : 'days'}`
}

function snapshots({ newest_snapshot, oldest_snapshot }: Status): Html {
  if (newest_snapshot === null) return html`<p>No snapshot is published yet.</p>`
  const age = Math.floor(newest_snapshot.age_seconds / 3600)
  return html`<dl>
<dt>Newest</dt><dd><code>${newest_snapshot.id}</code>, published ${time(newest_snapshot.published_at)}, ${age < 48 ? `${String(age)} h` : days(Math.floor(age / 24))} ago</dd>
<dt>Oldest</dt><dd><code>${oldest_snapshot?.id}</code></dd>
</dl>` // prettier-ignore
}

const OUTCOMES = {
  published: 'Published what was new.',
  nothing_new: 'Nothing was new, so nothing was published.',
  held_back: 'Held something back: the last good version of it is served.',
  failed: 'Ended before its end: the last snapshot is served.',
} as const

function lastBuild({ last_build }: Status): Html {
  if (last_build === null) return html`<p>No build has told how it ended.</p>`
  const { outcome, started_at, ended_at, exit_code, failure, held_back } = last_build
  const rows = held_back.map(
    ({ dataset, partition, sources, code, message }) =>
      html`<tr>
        <th scope="row">${dataset}<br />${partition}</th>
        <td>${sources.join(', ')}</td>
        <td><code>${code}</code></td>
        <td>${message}</td>
      </tr>`,
  )
  return html`<p class="state-${outcome}">${OUTCOMES[outcome]}${failure !== null && html` (<code>${failure}</code>)`}</p>
<dl><dt>Began</dt><dd>${time(started_at)}</dd><dt>Ended</dt><dd>${time(ended_at)}, exit code ${exit_code}</dd></dl>
${rows.length > 0 && html`<div class="scroll"><table>
<thead><tr><th scope="col">Held back</th><th scope="col">Sources</th><th scope="col">Fault</th><th scope="col">Why</th></tr></thead>
<tbody>${rows}</tbody>
</table></div>`}` // prettier-ignore
}

const UNDER_WAY = {
  running: 'is running.',
  died: 'died: its process is gone. The next build clears up after it.',
  not_known: 'has not ended; it runs on another host, or died there.',
} as const

function underWay({ build_under_way }: Status): Html | null {
  if (build_under_way === null) return null
  return html`<p class="state-${build_under_way.state}">
    A build that began ${time(build_under_way.started_at)} ${UNDER_WAY[build_under_way.state]}
  </p>`
}

/** An instant as readers write it, in UTC. */
function time(instant: string | null): Html | string {
  if (instant === null) return '–'
  return html`<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC</time>`
}
