import { printable } from '../../../schemas/core/printable.ts'

/** Finding of the doctor about one thing that a server and its builds need. */
export interface Diagnosis {
  /** One word, such as `disk` or `clock`. */
  readonly about: string
  /** A warning does not keep a night or a server from working. */
  readonly state: 'ok' | 'warning' | 'failure'
  readonly says: string
  /** Advice in the imperative; null where nothing is to be done. */
  readonly todo: string | null
}

export const ok = (about: string, says: string): Diagnosis => ({ about, state: 'ok', says, todo: null })
export const warn = (about: string, says: string, todo: string): Diagnosis => ({ about, state: 'warning', says, todo })
export const fail = (about: string, says: string, todo: string): Diagnosis => ({ about, state: 'failure', says, todo })

const MARKS = { ok: 'ok   ', warning: 'warn ', failure: 'FAIL ' } as const
const WIDTH = 9

/** Writes each finding on a line, what to do on the line after it, and a last line that counts them. */
export function printDiagnoses(findings: readonly Diagnosis[]): string {
  const lines = findings.flatMap(({ about, state, says, todo }) => [
    `${MARKS[state]} ${about.padEnd(WIDTH)} ${printable(says)}`,
    ...(todo === null ? [] : [`${' '.repeat(MARKS.ok.length + WIDTH + 2)}→ ${printable(todo)}`]),
  ])
  const count = (state: Diagnosis['state']) => findings.filter((each) => each.state === state).length
  const [warnings, failures] = [count('warning'), count('failure')]
  const last = [
    `${String(count('ok'))} ok`,
    ...(warnings > 0 ? [`${String(warnings)} to look at`] : []),
    ...(failures > 0 ? [`${String(failures)} to mend`] : []),
  ]
  return `${lines.join('\n')}\ndoctor: ${last.join(', ')}\n`
}

export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 2 ** 30 ? [bytes / 2 ** 20, 'MiB'] : [bytes / 2 ** 30, 'GiB']
  return `${size.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${unit}`
}

/** Words after a number, with the plural where there is not exactly one. */
export function countOf(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
}
