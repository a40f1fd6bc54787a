import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawLine, type LinePoint } from '../../../server/pages/explorer/charts/line.tsx'
import { writePictureSvg } from '../../../server/pages/explorer/share/picture-svg.ts'
import { findPercentile } from '../../bench/harness/measure.ts'
import { INTERVAL_SECONDS, type SoakRecord } from './record.ts'

interface Curve {
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly runs: readonly (readonly LinePoint[])[]
}

/** Writes what a soak has seen as a page of Markdown, with its pictures beside it. */
export async function writeReport(
  folder: string,
  record: SoakRecord,
  summary: readonly (readonly [what: string, figure: string])[],
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const curves = listCurves(record)
  for (const { name, title, unit, runs } of curves) {
    const marks = record.happenings.map(({ at, what }) => ({ at, title: what }))
    const end = `${record.now().toFixed(0)} s`
    const write = (value: number) => value.toFixed(0)
    const drawn = drawLine({ label: title, runs, writeTick: write, first: '0 s', last: end, kind: 'one', unit, marks })
    const picture = { title, sentence: MARKS, legend: [], drawn: drawn.text, source: 'make soak' }
    await writeFile(join(folder, `${name}.svg`), writePictureSvg(picture, { page: '', address: '' }))
  }
  const lines = [
    '# A soak',
    '',
    ...['| what | figure |', '|---|---|', ...summary.map(([what, figure]) => `| ${what} | ${figure} |`)],
    '',
    ...curves.flatMap(({ name, title }) => [`![${title}](${name}.svg)`, '']),
    '## What happened',
    '',
    ...record.happenings.map(({ at, what }) => `- ${at.toFixed(0)} s: ${what}`),
    '',
    ...(record.wrong.length === 0
      ? ['Nothing was wrong.']
      : ['## Wrong', '', ...record.wrong.map((each) => `- ${each}`)]),
    '',
  ]
  await writeFile(join(folder, 'report.md'), lines.join('\n'))
}

const MARKS = 'Each mark is a publication, a kill, a slow disk or a Redis that went or came.'

function listCurves(record: SoakRecord): Curve[] {
  const intervals = [...record.intervals].sort(([a], [b]) => a - b)
  const draw = (measure: (interval: (typeof intervals)[number][1]) => number): readonly (readonly LinePoint[])[] => [
    intervals.map(([number, interval]) => point(number * INTERVAL_SECONDS, measure(interval))),
  ]
  return [
    {
      name: 'requests',
      title: 'Answers a second',
      unit: 'answers a second',
      runs: draw(({ requests }) => requests / INTERVAL_SECONDS),
    },
    {
      name: 'median',
      title: 'Median time of an answer',
      unit: 'ms',
      runs: draw(({ milliseconds }) => findPercentile(milliseconds, 0.5)),
    },
    {
      name: 'slowest',
      title: 'Time that 99 of 100 answers do not exceed',
      unit: 'ms',
      runs: draw(({ milliseconds }) => findPercentile(milliseconds, 0.99)),
    },
    { name: 'unavailable', title: 'Declared refusals (503)', unit: 'answers', runs: draw((each) => each.unavailable) },
    ...[...record.memory].map(([server, points], at) => ({
      name: `memory-${String(at + 1)}`,
      title: `Memory of ${server}`,
      unit: 'MiB',
      runs: cutLives(points),
    })),
  ].filter(({ runs }) => runs.some((run) => run.length > 0))
}

function point(at: number, value: number): LinePoint {
  return { at, value, title: `${value.toFixed(1)} at ${at.toFixed(0)} s` }
}

/** A server that was killed is another one: its memory begins anew. */
function cutLives(points: readonly { at: number; mib: number; pid: number }[]): LinePoint[][] {
  const lives = new Map<number, LinePoint[]>()
  for (const { at, mib, pid } of points) lives.set(pid, [...(lives.get(pid) ?? []), point(at, mib)])
  return [...lives.values()]
}
