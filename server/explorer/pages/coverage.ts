import { z } from 'zod'
import type { Row } from '../../../schemas/api/endpoint.ts'
import { type Html, html } from '../../docs/page/html.ts'
import { takeRow, takeRows, takeText } from '../answers.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import { nameDataset } from '../text/declared-names.ts'
import type { Text } from '../../../schemas/api/language/language.ts'

const TITLE: Text = { en: 'Coverage', pt: 'Cobertura' }
const LEAD: Text = {
  en: 'The months of each dataset that this server has: ● complete, ◐ partial, ○ there, and whether it is complete is not known, · not here.',
  pt: 'Os meses de cada conjunto que este servidor tem: ● completo, ◐ parcial, ○ presente, sem que se saiba se está completo, · ausente.',
}
const YEAR: Text = { en: 'Year', pt: 'Ano' }
const WHOLE: Text = { en: 'In one piece, as of', pt: 'Em uma só parte, de' }
const NONE: Text = { en: 'Nothing yet.', pt: 'Nada ainda.' }

const MONTHS = Array.from({ length: 12 }, (_month, at) => String(at + 1).padStart(2, '0'))

/** The states of a month. */
const STATES = {
  complete: { sign: '●', name: { en: 'complete', pt: 'completo' } },
  partial: { sign: '◐', name: { en: 'partial', pt: 'parcial' } },
  unknown: { sign: '○', name: { en: 'completeness not known', pt: 'completude não informada' } },
  absent: { sign: '·', name: { en: 'not here', pt: 'ausente' } },
} as const

/** The page of datasets by month. */
export const coveragePage: ExplorerPage = {
  path: '/coverage',
  datasets: [],
  input: z.strictObject({}),
  async render(view) {
    const { ask, say } = view
    const sections: Html[] = []
    for (const dataset of takeRows(await ask('datasets', {}), 'data')) {
      const detail = takeRow(await ask('dataset', { id: takeText(dataset, 'id') }), 'data')
      sections.push(renderDataset(view, detail))
    }
    const body = html`<h1>${say(TITLE)}</h1>
<p class="lead">${say(LEAD)}</p>
${sections}` // prettier-ignore
    return { title: say(TITLE), body, isListed: true }
  },
}

function renderDataset(view: PageView, detail: Row): Html {
  const { say, figures } = view
  const partitions = takeRows(detail, 'partitions')
  const byMonth = new Map(partitions.map((each) => [takeText(each, 'month'), each]))
  byMonth.delete('')
  const years = [...new Set([...byMonth.keys()].map((month) => month.slice(0, 4)))].sort().reverse()
  const id = takeText(detail, 'id')
  const title = nameDataset(view.language, id)
  const heading = html`<h2 id="${id}">${title}</h2>`
  const retrieved = takeText(takeRow(detail, 'freshness'), 'retrieved_at')
  if (years.length === 0) return html`${heading}<p>${partitions.length === 0 ? say(NONE) : `${say(WHOLE)} ${figures.day(retrieved)}`}</p>` // prettier-ignore
  const rows = years.map((year) => {
    const cells = MONTHS.map((month) => renderCell(view, `${year}-${month}`, byMonth.get(`${year}-${month}`)))
    return html`<tr>
      <th scope="row">${year}</th>
      ${cells}
    </tr>`
  })
  return html`${heading}
<div class="scroll" role="region" aria-label="${title}" tabindex="0"><table class="months-there"><thead><tr><th scope="col">${say(YEAR)}</th>${MONTHS.map((month) => html`<th scope="col">${figures.shortMonth(`2000-${month}`).slice(0, 3)}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>` // prettier-ignore
}

function renderCell({ say, figures }: PageView, month: string, partition: Row | undefined): Html {
  const { sign, name } = STATES[stateOf(partition)]
  const lacks = partition === undefined ? [] : listLacking(partition)
  const title = `${figures.month(month)}: ${say(name)}${lacks.length === 0 ? '' : ` (${lacks.join(', ')})`}`
  return html`<td title="${title}"><span aria-hidden="true">${sign}</span><span class="unseen">${say(name)}</span></td>`
}

function stateOf(partition: Row | undefined): keyof typeof STATES {
  if (partition === undefined) return 'absent'
  const states = takeRows(partition, 'completeness').map(({ complete }) => complete)
  const sessions = takeText(takeRow(partition, 'sessions'), 'grade')
  if (states.includes(false) || sessions === 'partial') return 'partial'
  return states.length > 0 || sessions === 'complete' ? 'complete' : 'unknown'
}

function listLacking(partition: Row): string[] {
  return takeRows(partition, 'completeness').flatMap(({ missing }) =>
    Array.isArray(missing) ? missing.map(String) : [],
  )
}
