import { labelOf } from '../../../schemas/service/language/labels.ts'
import type { Language } from '../../../schemas/core/language.ts'
import { foldOnPhones, sayMore } from './fold.tsx'
import type { Html, HtmlValue } from './jsx-runtime.ts'

export interface TableParts {
  /** Names the table for readers who cannot see the text around it. */
  readonly label: string
  readonly heads: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly HtmlValue[])[]
  /** Names the rule of the style sheet that divides the width; without it each column is as wide as its text needs. */
  readonly widths?: 'fields' | 'parameters' | 'sources' | 'states' | 'requests'
  /** Rows that a phone shows first, where it folds the others. */
  readonly onPhones?: { readonly atFirst: number; readonly language: Language }
}

/**
 * Renders a table that becomes a list of cards on a narrow screen. It writes out the roles, because a screen reader
 * does not see a table any more when the style sheet lays it out as blocks.
 */
export function renderCards({ onPhones, ...table }: TableParts): Html {
  const { rows } = table
  if (onPhones === undefined || rows.length <= onPhones.atFirst) return renderCardTable(table)
  const others = rows.slice(onPhones.atFirst)
  const rest = sayMore(onPhones.language, others.length)
  return (
    <>
      {renderCardTable({ ...table, rows: rows.slice(0, onPhones.atFirst) })}
      {foldOnPhones(rest, renderCardTable({ ...table, label: `${table.label}, ${rest}`, rows: others }, true))}
    </>
  )
}

/** Renders a table of cards; one that continues another does not show its headings again. */
function renderCardTable({ label, heads, rows, widths }: TableParts, isContinued = false): Html {
  const classes = ['cards', widths, isContinued && 'continued'].filter((name) => name !== undefined && name !== false)
  const body = rows.map(([name, ...cells]) => {
    const named = (
      <th role="rowheader" scope="row">
        {name}
      </th>
    )
    const others = cells.map((cell, at) => (
      <td role="cell" data-label={heads[at + 1]}>
        {cell}
      </td>
    ))
    return (
      <tr role="row">
        {named}
        {others}
      </tr>
    )
  })
  const head = heads.map((title) => (
    <th role="columnheader" scope="col">
      {title}
    </th>
  ))
  return (
    <table class={classes.join(' ')} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{body}</tbody>
    </table>
  )
}

/**
 * Renders a table of figures, which scrolls in its own box on a narrow screen. Its last columns, `figures` of them, are
 * numbers.
 */
export function renderFigures({ label, heads, rows, figures: last }: TableParts & { readonly figures: number }): Html {
  const kind = (at: number) => (at >= heads.length - last ? 'number' : undefined)
  const head = heads.map((title, at) => (
    <th scope="col" class={kind(at)}>
      {title}
    </th>
  ))
  const body = rows.map(([name, ...cells]) => {
    const others = cells.map((cell, at) => <td class={kind(at + 1)}>{cell}</td>)
    return (
      <tr>
        <th scope="row">{name}</th>
        {others}
      </tr>
    )
  })
  return (
    <div class="scroll" role="region" aria-label={label} tabindex="0">
      <table>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{body}</tbody>
      </table>
    </div>
  )
}

/** Writes `1234567` as `1,234,567`. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en-US')
}

/** Renders the name of a column with its short heading in a language. */
export function renderColumnName(name: string, language: Language): Html {
  const label = labelOf(name)
  return (
    <>
      <code>{name}</code>
      {label !== null && <span class="label">{label[language]}</span>}
    </>
  )
}
