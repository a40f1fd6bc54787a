import { expect, it } from 'vitest'
import { renderCoverageTable } from '../../../../server/pages/kit/coverage-table.tsx'

const complete = (month: string) => ({ month, completeness: [{ complete: true, missing: [] }], sessions: null })

it('The table of months has a row for a year without any month between two others', () => {
  const { text } = renderCoverageTable('pt', 'x', [complete('2018-01'), complete('2020-12')])
  expect([...text.matchAll(/<th scope="row">(\d{4})<\/th>/g)].map(([, year]) => year)).toEqual(['2020', '2019', '2018'])
  const [, row = ''] = text.split('>2019</th>')
  expect(row.slice(0, row.indexOf('</tr>')).match(/ausente<\/span>/g)).toHaveLength(12)
})

it('The table of no months has no row', () => {
  expect(renderCoverageTable('en', 'x', []).text).not.toContain('<th scope="row">')
})
