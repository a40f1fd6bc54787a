import { MultiBar, Presets, type SingleBar } from 'cli-progress'
import { printable } from '../schemas/core/printable.ts'

/** A finished piece of work, or something that the operator must know. */
export interface LogLine {
  readonly step: string
  /** The subject of the work, such as `cvm_fund_portfolio 2025-10`. */
  readonly subject: string
  readonly level?: 'info' | 'warn' | 'error'
  readonly detail: string
}

export interface Log {
  line(line: LogLine): void
  /** Announces `total` units of long work; the caller ticks as each one ends. */
  progress(step: string, total: number): Progress
}

interface Progress {
  tick(subject: string): void
  /** Shows the running work, if there is a progress bar. */
  say?(text: string): void
  end(): void
}

/** A detail continues on the next line, indented so that it does not look like a line of its own. */
const CONTINUED = `\n${' '.repeat(9)}`

/** A log of greppable lines on standard error: step, subject, then the finding. */
export function textLog(write: (text: string) => void): Log {
  return {
    line: ({ step, subject, level = 'info', detail }) => {
      const mark = level === 'info' ? '' : `${level.toUpperCase()} `
      // Portals choose the names of files, members and columns, and the text of a quoted line.
      const shown = detail.split(CONTINUED).map(printable).join(CONTINUED)
      write(`${step.padEnd(8)} ${printable(subject).padEnd(30)} ${mark}${shown}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** A log of one JSON object per line, for machines. */
export function jsonLog(write: (text: string) => void, now: () => Date): Log {
  return {
    line: (line) => {
      write(`${JSON.stringify({ time: now().toISOString(), level: 'info', ...line })}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** On a terminal the lines scroll above a progress bar. */
export function terminalLog(): Log {
  let bars: MultiBar | null = null
  const text = textLog((line) => {
    if (bars === null) process.stderr.write(line)
    else bars.log(line)
  })
  return {
    line: text.line.bind(text),
    progress: (step, total) => {
      bars ??= new MultiBar(
        { format: ' {step} [{bar}] {value}/{total} {subject}', hideCursor: true },
        Presets.shades_grey,
      )
      const bar: SingleBar = bars.create(total, 0, { step: step.padEnd(8), subject: '' })
      return {
        tick: (subject) => {
          bar.increment({ subject: printable(subject) })
        },
        say: (text) => {
          bar.update({ subject: printable(text) })
        },
        end: () => {
          bars?.stop()
          bars = null
        },
      }
    },
  }
}

/** 1234567 → 1,234,567. The locale data of Node would take 40 ms to load, in a night that has two seconds. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
