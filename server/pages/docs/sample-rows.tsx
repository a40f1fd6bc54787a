import { ExactNumber } from '../../../schemas/core/exact-number.ts'
import type { Endpoint, Row, Snapshot, Value } from '../../../schemas/api/endpoint.ts'
import { labelOf } from '../../../schemas/service/language/labels.ts'
import type { Language, Text } from '../../../schemas/core/language.ts'
import { listRowFields, type RowField } from '../../../schemas/api/row-fields.ts'
import { findKeyedRows } from '../../formats/rows.ts'
import { answerWhole, type Example } from './example.tsx'
import type { PageContext } from './page-context.ts'
import { figuresOf } from '../kit/figures.ts'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderFigures } from '../kit/table.tsx'

const ROWS = 5
/** Columns of a table that still fits a screen. */
const TEXTS = 4
const NUMBERS = 3
const LONGEST_TEXT = 60

const LABEL: Text = {
  en: 'The first rows of the answer below, in some of its columns',
  pt: 'As primeiras linhas da resposta abaixo, em algumas de suas colunas',
}
const AS_WRITTEN: Text = {
  en: 'The API gives all columns, and figures as they were filed.',
  pt: 'A API traz todas as colunas, com os números como foram entregues.',
}

/** Renders the first rows of an example as a table; nothing where the snapshot has no answer to it. */
export async function renderSampleRows(
  endpoint: Endpoint,
  example: Example,
  context: PageContext,
): Promise<Html | null> {
  const { ask, say, language, mayShow } = context
  if (!mayShow(endpoint, example)) return null
  const rows = await ask(`rows of ${endpoint.id} ${JSON.stringify(example)}`, (open) =>
    readRows(endpoint, example, open),
  )
  if (rows === null || rows.length === 0) return null
  const fields = listRowFields(endpoint)
  const texts = fields.filter((field) => rows.some((row) => isTelling(valueAt(row, field))) && isVaried(rows, field))
  const count = (field: RowField) => rows.filter((row) => isFigure(valueAt(row, field))).length
  // Columns with a figure in most rows come first.
  const numbers = fields.filter((field) => count(field) > 0).sort((a, b) => count(b) - count(a))
  // Figures stand in the last columns, so that they line up.
  const columns = [...texts.slice(0, TEXTS), ...numbers.slice(0, NUMBERS)]
  return (
    <>
      {renderFigures({
        label: say(LABEL),
        heads: columns.map(({ name }) => labelOf(name)?.[language] ?? name),
        rows: rows.map((row) => columns.map((field) => writeCell(valueAt(row, field), language))),
        figures: Math.min(NUMBERS, numbers.length),
      })}
      <p class="quiet">
        {say(LABEL)}. {say(AS_WRITTEN)}
      </p>
    </>
  )
}

async function readRows(endpoint: Endpoint, example: Example, snapshot: Snapshot): Promise<readonly Row[]> {
  const answer = await answerWhole(endpoint, example, snapshot)
  if (answer === null) return []
  const rows: Row[] = []
  for await (const piece of findKeyedRows(answer, endpoint).pieces) {
    rows.push(...piece)
    if (rows.length >= ROWS) break
  }
  return rows.slice(0, ROWS)
}

function valueAt(row: Row, { path }: RowField): Value {
  return path.reduce<Value>((value, key) => (isObject(value) ? (value[key] ?? null) : null), row)
}

function isObject(value: Value): value is Row {
  return value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof ExactNumber)
}

/** True for a number that tells something: many figures of a line are 0. */
function isFigure(value: Value): boolean {
  return (value instanceof ExactNumber && /[1-9]/.test(value.text)) || (typeof value === 'number' && value !== 0)
}

/** True for a text that a reader understands: no digest and no long sentence. */
function isTelling(value: Value): boolean {
  return typeof value === 'string' && value !== '' && value.length <= LONGEST_TEXT && !/^[0-9a-f-]{12,}$/.test(value)
}

/** True for a column that is not the same in every row, where there are several. */
function isVaried(rows: readonly Row[], field: RowField): boolean {
  return rows.length === 1 || new Set(rows.map((row) => valueAt(row, field))).size > 1
}

function writeCell(value: Value, language: Language): string {
  if (value instanceof ExactNumber) return figuresOf(language).number(value.text)
  if (value === null) return ''
  return typeof value === 'object' ? '' : String(value)
}
