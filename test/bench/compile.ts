import cda from '../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { compilePartition } from '../../pipeline/compile/partition.ts'
import { keepEdition, type RawFile } from '../../pipeline/fetch/archive.ts'
import { directoryOrigin } from '../../pipeline/fetch/mirror.ts'

const [source] = cda.sources
if (source === undefined) throw new Error('the portfolio has no source')

/** Takes a month of a mirror into a raw folder, as the nightly fetch does. */
export async function fetchOnce(mirror: string, rawDir: string, month: string): Promise<RawFile> {
  const url = source?.url(month) ?? ''
  const offer = await (await directoryOrigin(mirror)).ask(url, null)
  if (offer.says !== 'offer' || source === undefined) throw new Error(`${mirror} has no ${url}`)
  const kept = await keepEdition(rawDir, source, url, offer, { asked: { at: new Date(), of: null } })
  if (!('edition' in kept)) throw new Error(kept.damage)
  return kept.edition
}

/** Compiles a fetched month, from the zip to the Parquet files and their hashes. */
export async function compileOnce(raw: RawFile, month: string, workDir: string): Promise<void> {
  if (source === undefined) throw new Error('the portfolio has no source')
  await compilePartition(cda, month, [{ source, period: month, month, months: [month], raw }], {
    workDir,
    threads: 2,
    maskPersonalData: true,
  })
}
