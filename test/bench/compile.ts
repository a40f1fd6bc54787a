import { Lake } from '../../lake/lake.ts'
import { compilePartition } from '../../pipeline/compile/compile-partition.ts'
import { createInput } from '../../pipeline/compile/partition-input.ts'
import { keepEdition } from '../../pipeline/fetch/archive.ts'
import { openFolderOrigin } from '../../pipeline/fetch/origins/folder-origin.ts'
import type { Dataset } from '../../schemas/core/dataset.ts'
import type { Source } from '../../schemas/core/source.ts'
import cda from '../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import type { RawFile } from '../../pipeline/raw-file.ts'

/** Takes a month of a mirror into a raw folder, as the nightly fetch does. */
export async function fetchOnce(
  mirror: string,
  rawDir: string,
  month: string,
  dataset: Dataset = cda,
): Promise<RawFile> {
  const source = findSource(dataset)
  const url = source.url(month)
  const offer = await (await openFolderOrigin(mirror)).ask(url, null)
  if (offer.says !== 'offer') throw new Error(`${mirror} has no ${url}`)
  const kept = await keepEdition(new Lake(rawDir), source, url, offer, { request: { at: new Date(), of: null } })
  if (!('edition' in kept)) throw new Error(kept.damage)
  return kept.edition
}

/** Compiles a fetched month, from the download to the Parquet files and their hashes. */
export async function compileOnce(raw: RawFile, month: string, workDir: string, dataset: Dataset = cda): Promise<void> {
  const source = findSource(dataset)
  await compilePartition(
    dataset,
    month,
    [createInput({ dataset, source, period: month, months: [month] }, month, raw)],
    {
      workDir,
      threads: 2,
      maskPersonalData: true,
    },
  )
}

function findSource({ id, sources }: Dataset): Source {
  const [source] = sources
  if (source === undefined) throw new Error(`${id} has no source`)
  return source
}
