import type { Html } from '../../kit/jsx-runtime.ts'
import type { PageView } from '../page.ts'
import { type ChartParts, renderChart } from './chart.tsx'

type RowCards = Omit<ChartParts, 'picture' | 'table' | 'isTableOpen'> &
  Pick<ChartParts['table'], 'heads' | 'rows' | 'figures' | 'atFirst'>

/** Renders a table that has no picture; a phone shows a card for each row. */
export function renderRowCards(view: PageView, { heads, rows, figures, atFirst, ...parts }: RowCards): Html {
  const table = { heads, rows, figures, isListOnPhones: true, ...(atFirst !== undefined && { atFirst }) }
  return renderChart(view, { ...parts, picture: null, table, isTableOpen: true })
}
