import { MultiBar, Presets, type SingleBar } from 'cli-progress'
import { printable } from '../schemas/core/printable.ts'

/** One finished piece of work, or something that the operator must know. */
export interface LogLine {
  readonly step: string
  /** What it was done to, such as `cvm_fund_portfolio 2025-10`. */
  readonly subject: string
  readonly level?: 'info' | 'warn' | 'error'
  readonly detail: string
}

export interface Log {
  line(line: LogLine): void
  /** Announces `total` units of long work; the result is called as each ends. */
  progress(step: string, total: number): Progress
}

interface Progress {
  tick(subject: string): void
  /** What is under way, where there is a bar to say it on. */
  say?(text: string): void
  end(): void
}

/** How a detail goes on below its line, where the eye does not take it for one of its own. */
const CONTINUED = `\n${' '.repeat(9)}`

/** Greppable lines on standard error: step, subject, then what was found. */
export function textLog(write: (text: string) => void): Log {
  return {
    line: ({ step, subject, level = 'info', detail }) => {
      const mark = level === 'info' ? '' : `${level.toUpperCase()} `
      // Names of files, members and columns are a portal's, and so is what is quoted of a line.
      const shown = detail.split(CONTINUED).map(printable).join(CONTINUED)
      write(`${step.padEnd(8)} ${printable(subject).padEnd(30)} ${mark}${shown}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** One JSON object a line, for machines. */
export function jsonLog(write: (text: string) => void, now: () => Date): Log {
  return {
    line: (line) => {
      write(`${JSON.stringify({ time: now().toISOString(), level: 'info', ...line })}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** On a terminal the lines scroll above a bar that tells how far the work is. */
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

export function formatCount(value: number): string {
  return value.toLocaleString('en-US')
}
