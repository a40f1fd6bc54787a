import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { foldText, rankMatch, spaceWords } from '../../../schemas/api/folded-text.ts'
import { useMacros } from '../../helpers/macros.ts'

const API_MACROS = new URL('../../../schemas/api/macros.sql', import.meta.url)
const duck = useMacros()

beforeAll(() => duck.run(readFileSync(API_MACROS, 'utf8')))

it('folds each character that it takes as DuckDB does, and takes those of Portuguese and of punctuation', async () => {
  const codes = Array.from({ length: 0xd7ff }, (_, at) => at + 1)
  const texts = codes.map((code) => `a${String.fromCharCode(code)}b`)
  const taken = codes.filter((_, at) => foldText(texts[at] ?? '') !== null)
  const rows = await duck.rows(
    `SELECT folded, spaced_words(folded) AS spaced
     FROM (SELECT folded_text('a' || chr(code::INTEGER) || 'b') AS folded, code FROM (SELECT unnest([${taken.join(', ')}]) AS code))
     ORDER BY code`,
  )
  const here = taken.map((code) => foldText(texts[code - 1] ?? '') ?? '')

  expect(taken.length).toBeGreaterThan(800)
  for (const letter of 'áàâãçéêíóôõúüÁÇÕ–—’“”…') expect(foldText(letter), letter).not.toBeNull()
  expect(here).toEqual(rows.map(({ folded }) => folded))
  expect(here.map(spaceWords)).toEqual(rows.map(({ spaced }) => spaced))
})

it('takes no text whose characters join: marks, Greek, Hangul', () => {
  expect(['e\u0301', 'ΑΣ', '한'].map(foldText)).toEqual([null, null, null])
})

it.each([
  [['itau'], 'itau unibanco', 1],
  [['ita', 'uni'], 'itau unibanco', 2],
  [['tau'], 'itau unibanco', 3],
  [['s.a.'], 'banco s/a', 1],
  [['-'], 'itau unibanco', 3],
] as const)('ranks %j in "%s" as the macro does', async (words, text, rank) => {
  const asked = words.join(' ')
  const [row] = await duck.rows(`SELECT match_rank(question_words('${asked}'), spaced_words('${text}')) AS rank`)

  expect(rankMatch(words.map(spaceWords), spaceWords(text))).toBe(rank)
  expect(row?.['rank']).toBe(rank)
})
