import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../helpers/folders.ts'
import { type SharedApi, shareSample } from '../../helpers/shared.ts'
import { exactJson } from '../../helpers/body.ts'
import { fetchBytes } from '../../helpers/formats.ts'
import { convertToCsv } from '../../helpers/libre-office.ts'
import { readCsv } from '../../helpers/read-back.ts'

const PORTFOLIO = '/v1/fund/62415896000127/portfolio?date=2025-10'

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

type Line = Readonly<Record<string, unknown>> & { readonly metainfo: Readonly<Record<string, unknown>> }

/** Opens a workbook in LibreOffice, which writes each of its sheets as CSV; gives them by their names. */
async function openSheets(bytes: Uint8Array): Promise<(sheet: string) => Promise<string>> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'answer.xlsx'), bytes)
  await convertToCsv(join(folder, 'answer.xlsx'), folder)
  return (sheet) => readFile(join(folder, `answer-${sheet}.csv`), 'utf8')
}

describe('a workbook that LibreOffice opens', () => {
  it('has the lines of the portfolio, and says where they come from', async () => {
    const lines = (exactJson((await api.get(PORTFOLIO)).text) as { data: { portfolio: readonly Line[] } }).data
      .portfolio
    const read = await openSheets((await fetchBytes(api, `${PORTFOLIO}&format=xlsx`)).bytes)

    const rows = readCsv((await read('rows')).replaceAll(/\r?\n/g, '\r\n')).rows
    const about = await read('about')

    expect(rows).toHaveLength(lines.length)
    for (const [at, line] of lines.entries()) {
      const row = rows[at] ?? {}
      expect(row['application_type']).toBe(line['application_type'])
      expect(row['reference_date']).toBe('2025-10-31')
      for (const name of ['final_position_value', 'final_position_quantity'])
        expect(Number(row[name]), name).toBe(Number(line[name]))
      expect(row['metainfo_asset_id'] ?? undefined).toBe(line.metainfo['asset_id'])
    }
    expect(about).toContain('GET /v1/fund/62415896000127/portfolio?')
    expect(about).toContain('Comissão de Valores Mobiliários')
    expect(about).toMatch(/final_position_value,"?DECIMAL\(\d+,2\)"?,BRL,/)
  })
})
