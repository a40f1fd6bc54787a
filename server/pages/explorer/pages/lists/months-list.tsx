import type { Text } from '../../../../../schemas/core/language.ts'
import { toDecimal } from '../../answers.ts'
import type { PageView } from '../../page.ts'
import { nameDataset } from '../../text/declared-names.ts'
import { COMPLETENESS_WORDS } from '../../text/words.ts'
import { defineList } from './list-page.tsx'

const MONTHS: Text = { en: 'Months of portfolios', pt: 'Competências das carteiras' }
const SENTENCE: Text = {
  en: 'Each month leads to what funds held, bought and sold in it; a partial one lacks files that had come before.',
  pt: 'O que os fundos tinham, compraram e venderam em cada competência; nas parciais faltam arquivos que costumam vir.',
}
const NEWEST: Text = { en: 'The newest month is', pt: 'A competência mais recente é' }
const MONTH: Text = { en: 'Month', pt: 'Competência' }
const STATE: Text = { en: 'Files', pt: 'Arquivos' }
const ROWS: Text = { en: 'Rows', pt: 'Linhas' }

/** Every month that has portfolios. */
export const monthsPage = defineList({
  path: '/month',
  datasets: ['cvm_fund_portfolio', 'cvm_fund_register', 'cvm_fund_daily'],
  name: MONTHS,
  sentence: SENTENCE,
  async read({ ask, say, figures, link, name, language }: PageView) {
    const { partitions } = (await ask('dataset', { id: 'cvm_fund_portfolio' })).data
    const months = partitions
      .map(({ partition, rows, completeness }) => {
        const isComplete = completeness.length > 0 && completeness.every(({ complete }) => complete)
        const missing = completeness.flatMap((group) => group.missing)
        const state = isComplete ? 'complete' : missing.length > 0 ? 'partial' : 'unknown'
        return { month: partition.replace('competence_month=', ''), rows, state, missing_members: missing.join(',') }
      })
      .sort((a, b) => (a.month < b.month ? 1 : -1))
    const [newest] = months
    if (newest === undefined) return null
    return {
      title: `${say(NEWEST)} ${figures.month(newest.month)}`,
      heads: [MONTH, STATE, ROWS],
      rows: months.map(({ month, state, rows }) => [
        <a href={link(`/month/${month}`)}>{figures.month(month)}</a>,
        name(COMPLETENESS_WORDS, state),
        figures.number(toDecimal(rows)),
      ]),
      figures: 1,
      data: {
        columns: ['competence_month', 'completeness', 'missing_members', 'rows'],
        rows: months.map(({ month, state, missing_members, rows }) => [month, state, missing_members, rows]),
      },
      request: '/v1/datasets/cvm_fund_portfolio',
      source: { publisher: 'CVM (ODbL)', place: nameDataset(language, 'cvm_fund_portfolio') },
    }
  },
})
