import { describe, expect, it } from 'vitest'
import { figuresOf } from '../../../../../../server/pages/kit/figures.ts'
import type { PageView } from '../../../../../../server/pages/explorer/page.ts'
import { type Returns, renderReturns } from '../../../../../../server/pages/explorer/pages/fund/returns.tsx'
import { readVisibleText } from '../../../../helpers/pages.ts'

const view = {
  language: 'pt',
  figures: figuresOf('pt'),
  say: (text: Record<string, string>) => text['pt'],
  name: (words: Record<string, Record<string, string>>, value: string) => words[value]?.['pt'] ?? value,
  snapshot: { id: '20260110T030000Z' },
  link: (path: string) => path,
  path: '/fund/00068305000135',
  parameters: {},
  pinned: null,
  charts: new Map(),
  pictures: new Map(),
  descriptions: new Map(),
} as unknown as PageView

const row = {
  subclass_id: '',
  return_reason: '',
  excess_reason: '',
  volatility_percent: 3.25,
  max_drawdown_percent: -1.5,
}

function render(rows: readonly object[]): string {
  const returns = { benchmark: 'CDI', rows, hasBreak: false, request: '/v1/fund/00068305000135/figures' }
  return renderReturns(view, returns as unknown as Returns, null)?.text ?? ''
}

describe('the returns of a fund', () => {
  it('state the year and its distance from the CDI, with either sign', () => {
    const year = {
      ...row,
      period: 'last_12_months',
      return_percent: 12.5,
      benchmark_percent: 13.75,
      excess_percent: -1.25,
    }

    expect(render([year])).toContain('<h2 id="returns">Rendeu 12,50\u00a0% em 12 meses, 1,25 pontos abaixo do CDI</h2>')
    expect(render([{ ...year, excess_percent: 1.25 }])).toContain('1,25 pontos acima do CDI')
  })

  it('say of each figure that it is not known, with the reason, and draw no bar for it', () => {
    const known = {
      ...row,
      period: 'last_1_month',
      return_percent: 0.9,
      benchmark_percent: null,
      excess_percent: null,
      excess_reason: 'cdi_missing',
    }
    const unknown = {
      ...row,
      period: 'last_12_months',
      return_percent: null,
      return_reason: 'no_report',
      benchmark_percent: null,
      excess_percent: null,
    }
    const html = render([known, unknown])

    expect(html).toContain('<h2 id="returns">Rendeu 0,90\u00a0% em 1 mês</h2>')
    expect(html).toContain('title="o CDI de todos os dias não está nesta base"')
    expect(html).toContain('title="não há informe no primeiro ou no último dia"')
    expect(html.match(/class="bar /g)).toHaveLength(1)
    expect(readVisibleText(html)).not.toContain('0,00')
  })
})
