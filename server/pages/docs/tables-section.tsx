import type { CatalogueEntry } from '../../../schemas/service/catalogue/output.ts'
import type { Text } from '../../../schemas/core/language.ts'
import type { PageWords } from './page-context.ts'
import { figuresOf } from '../kit/figures.ts'
import { foldOnPhones, sayMore } from '../kit/fold.tsx'
import type { Html } from '../kit/jsx-runtime.ts'
import { renderInline } from '../kit/markdown.ts'
import { renderCards, renderColumnName } from '../kit/table.tsx'
import { buildGlob } from './parquet-section.tsx'

type CatalogueTable = CatalogueEntry['tables'][number]

const KIND_NOTES: Readonly<Record<CatalogueTable['kind'], Text>> = {
  data: { en: '', pt: '' },
  history: {
    en: 'It grows with every snapshot, because it remembers earlier versions.',
    pt: 'Cresce a cada snapshot, porque guarda as versões anteriores.',
  },
  materialized_view: {
    en: 'It is in one piece, made of the tables of all months.',
    pt: 'É um arquivo único, feito das tabelas de todos os meses.',
  },
  month_index: {
    en: 'It is in one piece, and says which months have rows of a key.',
    pt: 'É um arquivo único e informa que meses têm linhas de uma chave.',
  },
  rule_aliases: {
    en: 'It is in one piece, and grows where a change of the rules gives other names.',
    pt: 'É um arquivo único e cresce quando uma mudança das regras dá outros nomes.',
  },
}

const HEADS: readonly Text[] = [
  { en: 'Field', pt: 'Campo' },
  { en: 'Type', pt: 'Tipo' },
  { en: 'Meaning', pt: 'Significado' },
  { en: 'Source', pt: 'Origem' },
]
const CAN_BE_NULL: Text = { en: 'can be null', pt: 'pode ser nulo' }
const NEVER_NULL: Text = { en: 'never null', pt: 'nunca nulo' }
const COLUMNS_OF: Text = { en: 'Columns of', pt: 'Colunas de' }
const FIELDS: Text = { en: 'fields', pt: 'campos' }

/** Tables that a phone shows at first. */
const AT_FIRST = 4

/** Renders each published table: what it is, and its columns, which stay folded until the reader opens them. */
export function renderTables(tables: readonly CatalogueTable[], words: PageWords): Html {
  const rendered = tables.map((table) => renderTable(table, words))
  const rest = rendered.slice(AT_FIRST)
  return (
    <>
      {rendered.slice(0, AT_FIRST)}
      {rest.length > 0 && foldOnPhones(sayMore(words.language, rest.length), rest)}
    </>
  )
}

function renderTable(table: CatalogueTable, words: PageWords): Html {
  const { name, kind, description, key, sort_order, rows, bytes, fields } = table
  const { say, declared, language } = words
  const count = figuresOf(language).number(String(rows))
  const size: Text = {
    en: `${count} rows, ${String(fields.length)} fields`,
    pt: `${count} linhas, ${String(fields.length)} campos`,
  }
  const within = kind === 'data' || kind === 'history'
  const facts: Readonly<Record<'en' | 'pt', Html>> = {
    en: (
      <>
        {count} rows. {within ? 'Key within a partition' : 'Key'}: {renderCodes(key)}. Order of a file:{' '}
        {renderCodes(sort_order)}.
      </>
    ),
    pt: (
      <>
        {count} linhas. {within ? 'Chave dentro de uma partição' : 'Chave'}: {renderCodes(key)}. Ordem de um arquivo:{' '}
        {renderCodes(sort_order)}.
      </>
    ),
  }
  return (
    <>
      <h3 id={name}>
        <code>{name}</code>
      </h3>
      {foldOnPhones(
        say(size),
        <>
          <p>
            {renderInline(declared(description))} {say(KIND_NOTES[kind])}
          </p>
          <p class="quiet">{facts[language]}</p>
          {bytes > 0 && (
            <pre tabindex="0">
              <code>SELECT * FROM '{buildGlob(name)}' LIMIT 5;</code>
            </pre>
          )}
          {renderFields(table, words)}
        </>,
      )}
    </>
  )
}

function renderFields({ name, fields }: CatalogueTable, { say, declared, language }: PageWords): Html {
  const described = fields.map((field) => [
    renderColumnName(field.name, language),
    <>
      <code>{field.type}</code>
      {field.unit !== null && `, ${declared(field.unit)}`}, {say(field.nullable ? CAN_BE_NULL : NEVER_NULL)}
    </>,
    renderInline(declared(field.description)),
    <span class="quiet">{declared(field.source)}</span>,
  ])
  return (
    <details class="fields-of">
      <summary>
        {fields.length} {say(FIELDS)}
      </summary>
      {renderCards({ label: `${say(COLUMNS_OF)} ${name}`, heads: HEADS.map(say), rows: described, widths: 'fields' })}
    </details>
  )
}

function renderCodes(names: readonly string[]): Html {
  return <>{names.map((name, at) => [at > 0 && ', ', <code>{name}</code>])}</>
}
