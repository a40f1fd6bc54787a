import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mirrorPath } from '../../../pipeline/fetch/origins/mirror-path.ts'
import { addOwnSeries } from '../../../pipeline/own-series-file.ts'
import { readOwnSeries } from '../../../schemas/datasets/statistics/own-series.ts'
import { withoutLookThroughs } from '../../helpers/build.ts'
import { temporaryFolder } from '../../helpers/folders.ts'

const name = (english: string, portuguese: string) => ({ en: english, pt: portuguese })

export const CREDIT = {
  publisher: 'BCB',
  code: 20542,
  frequency: 'month',
  decimals: 0,
  unit: 'BRL million',
  name: name('Credit, non-earmarked', 'Crédito livre'),
  aliases: ['credito-livre'],
  within_days: 45,
}
export const GROWTH = {
  publisher: 'BCB',
  code: 22099,
  frequency: 'quarter',
  decimals: 2,
  unit: 'index',
  name: name('Product of the quarter', 'PIB do trimestre'),
}
export const SOY = {
  publisher: 'IBGE',
  table: 1612,
  variable: 214,
  classification: { 81: 2713 },
  place: 'N3[35]',
  frequency: 'year',
  decimals: 0,
  unit: 'Toneladas',
  name: name('Soybeans of São Paulo', 'Soja de São Paulo'),
  aliases: ['soja-sp'],
}

/** Fails if the series have a fault. */
export function declareOwn(...series: readonly unknown[]) {
  const { series: own, faults } = readOwnSeries({ series })
  if (faults.length > 0) throw new Error(faults.join('; '))
  return addOwnSeries(withoutLookThroughs, own)
}

/** Invented files of those series in a mirror, by default a new one: lines of codes, and documents by table. */
export async function ownMirror(
  {
    codes = {},
    documents = {},
  }: {
    readonly codes?: Readonly<Record<string, readonly string[]>>
    readonly documents?: Readonly<Record<string, unknown>>
  },
  folder?: string,
): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  const save = async (address: string, text: string) => {
    const path = join(into, mirrorPath(address))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  for (const [code, lines] of Object.entries(codes)) {
    const rows = ['data;valor', ...lines].map((line) => line.replace(/^(.*);(.*)$/, '"$1";"$2"'))
    await save(`https://api.bcb.gov.br/dados/serie/bcdata.sgs.${code}/dados?formato=csv`, `${rows.join('\r\n')}\r\n`)
  }
  for (const [path, document] of Object.entries(documents)) {
    // A file that is a folder too has an @ in a mirror.
    const name = path.endsWith('/periodos') ? `${path}@` : path
    await save(`https://servicodados.ibge.gov.br/api/v3/agregados/${name}`, JSON.stringify(document))
  }
  return into
}

export const SOY_VALUES = '1612/periodos/all/variaveis/214?localidades=N3[35]&classificacao=81[2713]'

/** An answer with the quantity of soybeans by year, in the shape of the table of the institute. */
export function makeSoy(
  serie: Readonly<Record<string, string>>,
  { unidade = 'Toneladas', category = '2713', place = '35' } = {},
) {
  const localidade = { id: place, nivel: { id: 'N3', nome: 'Unidade da Federação' }, nome: 'São Paulo' }
  const classificacao = {
    id: '81',
    nome: 'Produto das lavouras temporárias',
    categoria: { [category]: 'Soja (em grão)' },
  }
  return [
    {
      id: '214',
      variavel: 'Quantidade produzida',
      unidade,
      resultados: [{ classificacoes: [classificacao], series: [{ localidade, serie }] }],
    },
  ]
}

/** Periods of a table with their days of revision. */
export const listPeriods = (days: Readonly<Record<string, string>>) =>
  Object.entries(days).map(([id, modificacao]) => ({ id, literals: [id], modificacao }))
