import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

const FOLDER = 'sistemaswebb3-listados.b3.com.br/indexProxy/indexCall'

export interface IndexAsset {
  readonly cod: string
  readonly theoricalQty?: string
  readonly part?: string
}

/** An answer of the exchange with the portfolio of an index. By default its sums agree with the assets. */
export function portfolioAnswer(assets: readonly IndexAsset[], page: object = { totalRecords: assets.length }) {
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

/** An answer of the exchange: the indexes that each security is in, `{ PETR4: 'IBOV,IBRA' }`. */
export function membershipAnswer(indexesOf: Readonly<Record<string, string>>) {
  const results = Object.entries(indexesOf).map(([code, indexes]) => ({
    company: 'NOME',
    spotlight: 'ON   NM',
    code,
    indexes,
  }))
  return {
    page: { pageNumber: 1, pageSize: 9999, totalRecords: results.length, totalPages: 1 },
    header: { update: '2022-05-13', startMonth: 5, endMonth: 8, year: 2022 },
    results,
  }
}

/** Finds an index's portfolio in a mirror; without an index the list of all securities. */
export function indexFile(mirror: string, code: string | null): string {
  const whole = { pageNumber: 1, pageSize: 9999 }
  const asked = code === null ? whole : { ...whole, language: 'pt-br', index: code }
  const call = code === null ? 'GetStockIndex' : 'GetTheoricalPortfolio'
  return join(mirror, FOLDER, call, Buffer.from(JSON.stringify(asked)).toString('base64'))
}

/** Writes the answer for the portfolio of an index into a mirror, by default a new one. */
export async function indexMirror(code: string | null, answer: object, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const path = indexFile(into, code)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, JSON.stringify(answer))
  return into
}
