import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

const FOLDER = 'sistemaswebb3-listados.b3.com.br/indexProxy/indexCall'

export interface IndexAsset {
  readonly cod: string
  readonly theoricalQty?: string
  readonly part?: string
}

/** An answer of the exchange: the portfolio of an index, its sums said as the assets have them unless told. */
export function portfolioAnswer(assets: readonly IndexAsset[], page: object = { totalRecords: assets.length }): object {
  return {
    page: { pageNumber: 1, pageSize: 9999, totalPages: 1, ...page },
    header: { part: '100,000', theoricalQty: '1.000', reductor: '1,0' },
    results: assets.map((asset) => ({
      asset: 'NOME',
      type: 'ON      NM',
      theoricalQty: '1.000',
      part: '100,000',
      ...asset,
    })),
  }
}

/** Writes the answer for the portfolio of an index into a mirror, a new one unless told. */
export async function indexMirror(code: string, answer: object, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const asked = Buffer.from(JSON.stringify({ pageNumber: 1, pageSize: 9999, language: 'pt-br', index: code }))
  const path = join(into, FOLDER, 'GetTheoricalPortfolio', asked.toString('base64'))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(answer))
  return into
}
