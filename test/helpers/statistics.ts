import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mirrorPath } from '../../pipeline/fetch/origins/mirror-path.ts'
import { centralBank } from '../../schemas/datasets/statistics/central-bank.ts'
import { temporaryFolder } from './folders.ts'

const IBGE = 'servicodados.ibge.gov.br/api/v3/agregados'
const GROUPS = '63@localidades=N1[all]&classificacao=315[7170,7445,7486,7558,7625,7660,7712,7766,7786]'

/** Values by period, as the institute writes both: `{ '202401': '0.42' }`. */
type Serie = Readonly<Record<string, string>>

export interface StatisticsWorld {
  readonly ibge?: Serie | string
  /** Days of revision by period: `{ '202401': '08/02/2024' }`. */
  readonly modified?: Serie
  /** Values of groups of the IPCA by category of the institute: `{ '7170': { '202401': '1.38' } }`. */
  readonly groups?: Readonly<Record<string, Serie>> | string
  /** Days of revision of the groups. */
  readonly groupsModified?: Serie
  /**
   * Lines of a file of the central bank, by the name of its member: `433`, or `12.2020` of a decade. Three cells, such as
   * `'01/01/2024;01/02/2024;0,42'`, are the form with the day on which a period ends.
   */
  readonly bcb?: Readonly<Record<string, readonly string[]>>
  /** Values by day of a document of the central bank, by the name of its member: `{ '12.document': { '02/01/2024': '0.04' } }`. */
  readonly documents?: Readonly<Record<string, Serie>>
}

/**
 * Writes series of statistics into a mirror, by default a new one. Series that are not named are not published there.
 */
export async function statisticsMirror(
  { ibge, modified, groups, groupsModified, bcb = {}, documents = {} }: StatisticsWorld,
  folder?: string,
): Promise<string> {
  const into = folder ?? (await temporaryFolder())
  if (ibge !== undefined) {
    const values = typeof ibge === 'string' ? ibge : JSON.stringify(makeAggregate(ibge))
    await saveText(join(into, IBGE, '1737/periodos/all/variaveis/63@localidades=N1[all]'), values)
  }
  if (groups !== undefined) {
    const values = typeof groups === 'string' ? groups : JSON.stringify(makeGroups(groups))
    await saveText(join(into, IBGE, '7060/periodos/all/variaveis', GROUPS), values)
  }
  for (const [table, days] of Object.entries({ '1737': modified, '7060': groupsModified })) {
    if (days === undefined) continue
    const periods = Object.entries(days).map(([id, modificacao]) => ({ id, literals: [id], modificacao }))
    await saveText(join(into, IBGE, table, 'periodos@'), JSON.stringify(periods))
  }
  for (const [member, lines] of Object.entries(bcb)) {
    const header = lines[0]?.split(';').length === 3 ? 'data;dataFim;valor' : 'data;valor'
    const rows = [header, ...lines].map((line) =>
      line
        .split(';')
        .map((cell) => `"${cell}"`)
        .join(';'),
    )
    await saveText(join(into, locateSeries(member)), `${rows.join('\r\n')}\r\n`)
  }
  for (const [member, serie] of Object.entries(documents)) {
    const values = Object.entries(serie).map(([data, valor]) => ({ data, valor }))
    await saveText(join(into, locateSeries(member)), JSON.stringify(values))
  }
  return into
}

/** Where a mirror has a file of the central bank. */
export function locateSeries(member: string): string {
  const source = centralBank.find(({ members: [only] }) => only?.id === member)
  if (source === undefined) throw new Error(`no file of the central bank is ${member}`)
  return mirrorPath(source.url(null))
}

/**
 * An answer of the institute with the values of a place and variable; by default Brazil and the change in the month.
 */
export function makeAggregate(serie: Serie, { variable = '63', place = '1' } = {}) {
  const localidade = { id: place, nivel: { id: 'N1', nome: 'Brasil' }, nome: 'Brasil' }
  return [
    {
      id: variable,
      variavel: 'IPCA',
      unidade: '%',
      resultados: [{ classificacoes: [], series: [{ localidade, serie }] }],
    },
  ]
}

/** A synthetic answer of the institute with groups of the index, in the documented shape. */
export function makeGroups(groups: Readonly<Record<string, Serie>>) {
  const [whole] = makeAggregate({})
  return [
    {
      ...whole,
      resultados: Object.entries(groups).map(([category, serie]) => ({
        classificacoes: [
          { id: '315', nome: 'Geral, grupo, subgrupo, item e subitem', categoria: { [category]: `${category}.Grupo` } },
        ],
        series: makeAggregate(serie).flatMap(({ resultados }) => resultados.flatMap(({ series }) => series)),
      })),
    },
  ]
}

async function saveText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}
