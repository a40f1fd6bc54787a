import { readFile } from 'node:fs/promises'
import { runCodeMutants } from './code-mutants.ts'
import { runSqlMutants } from './sql-runs.ts'
import { subjects, type Survivor } from './subjects.ts'

/**
 * `make mutation ARGS="line_label work-lanes"` changes the rules of the files that are named so, one rule at a time, and
 * runs the tests that reach them. It says for each file how many of the changes were found, and each that was not, unless
 * survivors.json says why no test can find it. Ends with 1 where a file is below the score, a survivor has no reason, or
 * a change with a reason is found after all.
 */

const LEAST_SCORE = 85

const asked = process.argv.slice(2)
const chosen = subjects.filter(({ file }) => asked.length === 0 || asked.some((part) => file.includes(part)))
const known = JSON.parse(await readFile(new URL('survivors.json', import.meta.url), 'utf8')) as readonly (Survivor & {
  readonly because: string
})[]
/** Of a part of the changes nobody knows which of the others would survive. */
const isWhole = process.env['MUTANTS'] === undefined

const isSame = (one: Survivor, other: Survivor) =>
  one.file === other.file && one.was === other.was && one.is === other.is

let isGood = chosen.length > 0
for (const subject of chosen) {
  const { found, survivors } = await (subject.file.endsWith('.sql') ? runSqlMutants(subject) : runCodeMutants(subject))
  const all = found + survivors.length
  const score = all === 0 ? 100 : Math.floor((1000 * found) / all) / 10
  const unexplained = survivors.filter((each) => !known.some((one) => isSame(one, each)))
  const needless = known.filter(
    (one) => isWhole && one.file === subject.file && !survivors.some((each) => isSame(one, each)),
  )
  isGood &&= score >= LEAST_SCORE && unexplained.length + needless.length === 0
  process.stdout.write(
    `${subject.file}: ${String(score)} % (${String(found)} of ${String(all)} found, ${String(unexplained.length)} without a reason)\n`,
  )
  for (const { line, was, is } of unexplained) process.stdout.write(`  line ${String(line)}: ${was}\n    → ${is}\n`)
  for (const { was, is } of needless) process.stdout.write(`  found, so it needs no reason: ${was}\n    → ${is}\n`)
}
process.exitCode = isGood ? 0 : 1
