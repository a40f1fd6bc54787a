import { z } from 'zod'
import { orderedDatasets } from '../../../../schemas/service/dataset-order.ts'
import { COVERAGE_SIGNS, type CoveredMonth, renderCoverageTable } from '../../kit/coverage-table.tsx'
import type { Html } from '../../kit/jsx-runtime.ts'
import type { ExplorerPage, PageView } from '../page.ts'
import { nameDataset } from '../text/declared-names.ts'
import type { Text } from '../../../../schemas/core/language.ts'
import type { CatalogueEntry, CataloguePartition } from '../answers.gen.ts'

const TITLE: Text = { en: 'Coverage', pt: 'Cobertura' }
const LEAD: Text = {
  en: `The months of each dataset that this server has: ${COVERAGE_SIGNS.en}`,
  pt: `Meses disponíveis de cada conjunto de dados: ${COVERAGE_SIGNS.pt}`,
}
const DESCRIPTION: Text = {
  en: 'Which months of each dataset this server has, and whether their files are complete, as far as that is known.',
  pt: 'Meses disponíveis de cada conjunto de dados e, até onde se sabe, se os arquivos estão completos.',
}
const WHOLE: Text = { en: 'In one piece, as of', pt: 'Arquivo único, de' }
const NONE: Text = { en: 'Nothing yet.', pt: 'Nada ainda.' }

export const coveragePage: ExplorerPage = {
  path: '/coverage',
  datasets: [],
  input: z.strictObject({}),
  async render(view) {
    const { ask, say } = view
    const sections: Html[] = []
    const listed = (await ask('datasets', {})).data.map((dataset) => dataset.id)
    for (const { id } of orderedDatasets.filter((dataset) => listed.includes(dataset.id))) {
      sections.push(renderDataset(view, (await ask('dataset', { id })).data))
    }
    const body = (
      <>
        <h1>{say(TITLE)}</h1>
        <p class="lead">{say(LEAD)}</p>
        {sections}
      </>
    )
    return { title: say(TITLE), description: say(DESCRIPTION), body, isListed: true }
  },
}

function renderDataset(view: PageView, detail: CatalogueEntry): Html {
  const { say, figures, language } = view
  const partitions = detail.partitions
  const months = partitions.map(readCovered).filter(({ month }) => month !== '')
  const id = detail.id
  const title = nameDataset(language, id)
  const heading = <h2 id={id}>{title}</h2>
  const retrieved = detail.freshness.retrieved_at ?? ''
  if (months.length === 0)
    return (
      <>
        {heading}
        <p>{partitions.length === 0 ? say(NONE) : `${say(WHOLE)} ${figures.day(retrieved)}`}</p>
      </>
    )
  return (
    <>
      {heading}
      {renderCoverageTable(language, title, months)}
    </>
  )
}

function readCovered({ month, completeness, sessions }: CataloguePartition): CoveredMonth {
  return { month: month ?? '', completeness, sessions: sessions?.grade ?? null }
}
