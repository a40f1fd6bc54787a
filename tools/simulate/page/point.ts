import { type BenchResult, findFigure } from '../costs.ts'
import { formatFigure as f, formatMarkdown } from './format.ts'

/** What the measured point says, beside what was simulated for the same requests. */
export function writePoint(answers: BenchResult): string {
  const median = (id: string) => findFigure(answers, id).median
  const percent = (id: string) => `${median(id).toFixed(2)} %`
  const [simulated, measured] = [median('point-modelled-cpu'), median('point-cpu')]
  const error = `${((simulated / measured - 1) * 100).toFixed(0)} %`
  return formatMarkdown(
    ['', 'simulated', 'measured in turn', 'measured, 16 clients at once'],
    [
      [
        'hit rate (304 and kept), the same bytes',
        percent('point-simulated'),
        percent('point-real'),
        percent('point-together-real'),
      ],
      ['hit rate, bytes by lines', percent('point-modelled'), '', ''],
      ['CPU a request', `${f(simulated)} ms (${error})`, `${f(measured)} ms`, `${f(median('point-together-cpu'))} ms`],
      ['p50', '', `${f(median('point-p50'))} ms`, `${f(median('point-together-p50'))} ms`],
      ['p99', '', `${f(median('point-p99'))} ms`, `${f(median('point-together-p99'))} ms`],
      ['requests a second', '', '', f(median('point-together-rate'))],
    ],
  )
}
