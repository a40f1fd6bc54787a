import { MultiBar, Presets, type SingleBar } from 'cli-progress'
import { printable } from '../schemas/core/printable.ts'

/** A finished piece of work, or something that the operator must know. */
export interface LogLine {
  readonly step: string
  /** Subject of the work, such as `cvm_fund_portfolio 2025-10`. */
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
  /** Takes a unit out of the total, because there is nothing to do for it. */
  skip?(): void
  /** Shows the running work, if there is a progress bar. */
  say?(text: string): void
  end(): void
}

/** Step of the last line of a build; its subject is the exit code. */
export const EXIT = 'exit'

/** The next line of a detail is indented, so that it does not look like a line of its own. */
const CONTINUED = `\n${' '.repeat(9)}`

/** Makes a log of greppable lines on standard error: time, step, subject, then the finding. */
export function textLog(write: (text: string) => void, now: () => Date): Log {
  return {
    line: ({ step, subject, level = 'info', detail }) => {
      const mark = level === 'info' ? '' : `${level.toUpperCase()} `
      // Portals choose the names of files, members and columns, and the text of a quoted line.
      const shown = detail.split(CONTINUED).map(printable).join(CONTINUED)
      const time = `${now().toISOString().slice(0, 19)}Z`
      // The last line of a build reads as a sentence.
      const head = step === EXIT ? `exit ${subject}:` : `${step.padEnd(8)} ${printable(subject).padEnd(30)}`
      write(`${time} ${head} ${mark}${shown}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** Makes a log of one JSON object per line, for machines. */
export function jsonLog(write: (text: string) => void, now: () => Date): Log {
  return {
    line: (line) => {
      write(`${JSON.stringify({ time: now().toISOString(), level: 'info', ...line })}\n`)
    },
    progress: () => ({ tick: () => undefined, end: () => undefined }),
  }
}

/** Makes a log for a terminal, where the lines scroll above a progress bar. */
export function terminalLog(now: () => Date): Log {
  let bars: MultiBar | null = null
  const text = textLog((line) => {
    if (bars === null) process.stderr.write(line)
    else bars.log(line)
  }, now)
  return {
    line: text.line.bind(text),
    progress: (step, total) => {
      bars ??= new MultiBar({ format: formatBar, hideCursor: true }, Presets.shades_grey)
      const bar: SingleBar = bars.create(total, 0, { step: step.padEnd(8), subject: '' })
      let left = total
      return {
        skip: () => {
          left -= 1
          bar.setTotal(left)
        },
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

const BAR_WIDTH = 30

interface BarState {
  readonly progress: number
  readonly value: number
  readonly total: number
  /** When the first unit began, in milliseconds. */
  readonly startTime: number
}

/** Draws the bar with the elapsed time and, once some units are done, how long the others will take at that pace. */
export function formatBar(
  _options: object,
  { progress, value, total, startTime }: BarState,
  { step, subject }: { readonly step: string; readonly subject: string },
  now: number = Date.now(),
): string {
  const done = Math.round(Math.min(1, Math.max(0, progress)) * BAR_WIDTH)
  const bar = `${'█'.repeat(done)}${'░'.repeat(BAR_WIDTH - done)}`
  const elapsed = Math.max(0, now - startTime)
  const rest = value > 0 && value < total ? `, about ${formatTime((elapsed / value) * (total - value))} left` : ''
  return ` ${step} [${bar}] ${formatCount(value)}/${formatCount(total)}  ${formatTime(elapsed)}${rest}  ${subject}`
}

/** 3905000 → 1:05:05, 65000 → 1:05. */
function formatTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const end = String(seconds % 60).padStart(2, '0')
  return hours === 0 ? `${String(minutes)}:${end}` : `${String(hours)}:${String(minutes).padStart(2, '0')}:${end}`
}

/** 1234567 → 1,234,567. The locale data of Node would take 40 ms to load, in a night that has two seconds. */
export function formatCount(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
