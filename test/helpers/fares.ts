import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { temporaryFolder } from './folders.ts'

export const FARE_HEADERS = {
  plain: 'ANO;MES;EMPRESA;ORIGEM;DESTINO;TARIFA;ASSENTOS',
  words:
    'Ano de Referência;Mês de Referência;ICAO Empresa Aérea;ICAO Aeródromo Origem;ICAO Aeródromo Destino;Tarifa-N;Assentos Comercializados',
  numbered:
    ';Ano de Referência;Mês de Referência;ICAO Empresa Aérea;ICAO Aeródromo Origem;ICAO Aeródromo Destino;Tarifa-N;Assentos Comercializados',
  coded: 'nr_ano_referencia;nr_mes_referencia;sg_empresa_icao;sg_icao_origem;sg_icao_destino;nr_tarifa;nr_assentos',
} as const

export type FareLayout = keyof typeof FARE_HEADERS

/** Lines of a month of fares: `GLO;SBGR;SBRF;650,00;3` follows the year and month. */
export function fares(month: string, lines: readonly string[], layout: FareLayout = 'plain'): readonly string[] {
  const [year = '', number = ''] = month.split('-')
  const written = lines.map((line, at) => {
    const dated = `${year};${String(Number(number))};${line}`
    return layout === 'numbered' ? `${String(at)};${dated}` : dated
  })
  return [FARE_HEADERS[layout], ...written]
}

/** Where the month is below the folder of all months. */
export function fareFile(month: string): string {
  return `${month.slice(0, 4)}/${month.replace('-', '')}.csv`
}

/** Writes files of fares into a mirror, by default a new one: `2023/202301.csv` and its lines. */
export async function fareMirror(files: Readonly<Record<string, readonly string[]>>, folder?: string): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  for (const [name, lines] of Object.entries(files)) {
    const path = join(into, FARES, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1'))
  }
  return into
}

/** Where a mirror has all months. */
export const FARES = 'sas.anac.gov.br/sas/tarifadomestica'
