import { choiceInput } from './input.ts'

/** The parameters of a list that can be sorted by columns of its rows; equal rows stand in the order of their key. */
export function sortInput<const C extends readonly string[]>(columns: C, by: C[number]) {
  return {
    sort_by: choiceInput(columns, 'Column to sort by; equal rows stand in the order of their key.').default(by),
    sort_order: choiceInput(
      ['asc', 'desc'],
      'Upwards or downwards; rows without a value stand last either way.',
    ).default('asc'),
  }
}
