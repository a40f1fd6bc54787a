import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deepStrictEqual } from 'node:assert'
import { openCompiled } from '../whole/golden/compiled.ts'
import { filedFigures, lineFigures, publishedFigures, summaryFigures } from '../whole/golden/figures.ts'
import { readPlainFundMonths, readCda } from '../helpers/plain-reading/cda.ts'
import { publish } from '../server/helpers/snapshot.ts'
import { everyFundConserves, everyPageConserves } from './look-through.ts'

/**
 * Compiles a mirror and compares each line, each fund of its months and each fund's look-through with the plain
 * reading of the same zips.
 */
export async function compareWithPlainReading(
  mirror: string,
  dataDir: string,
  say: (what: string, figure: string) => void,
): Promise<void> {
  await publish(mirror, dataDir)
  const compiled = await openCompiled(dataDir)
  const months = await compiled.rows('SELECT DISTINCT competence_month AS month FROM cvm_fund_month ORDER BY month')
  for (const month of months.map((row) => row['month'] as string)) {
    const zip = join(mirror, 'dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS', `cda_fi_${month.replace('-', '')}.zip`)
    if (!existsSync(zip)) throw new Error(`${month} is published and ${zip} is not there`)
    const filed = filedFigures(readCda(zip))
    deepStrictEqual(await publishedFigures(compiled, month), filed)
    const funds = lineFigures(readPlainFundMonths(zip))
    deepStrictEqual(await summaryFigures(compiled, month), funds)
    say(
      `${mirror} ${month}`,
      `${String(filed.size)} lines and ${String(funds.size)} classes equal to the plain reading`,
    )
    await everyFundConserves(mirror, dataDir, month, say)
    await everyPageConserves(mirror, dataDir, month, say)
  }
  await compiled.close()
  await rm(dataDir, { recursive: true })
}
