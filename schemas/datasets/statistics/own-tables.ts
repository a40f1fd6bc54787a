import { z } from 'zod'
import type { Member, Source } from '../../core/source.ts'
import { describePeriods, describeSingle, describeVariables, named } from './members.ts'
import { BRAZIL, type Series, type TableCell } from './series.ts'

const PAGE = 'https://servicodados.ibge.gov.br/api/docs/agregados?versao=3'
const LIMIT = 16 * 1024 ** 2

/** Address of the tables of the institute. */
export const INSTITUTE = 'https://servicodados.ibge.gov.br/api/v3/agregados'

type CellSeries = Series & { readonly cell: TableCell }

/** Lists the operator's series in tables of the institute. */
function listCells(series: readonly Series[]): CellSeries[] {
  return series.filter((each): each is CellSeries => each.cell !== undefined)
}

/** Lists the sources of the operator's series: their files, and the days of revision of further tables. */
export function listOwnTables(series: readonly Series[], builtIn: readonly string[]): Source[] {
  const cells = listCells(series)
  const tables = [...new Set(cells.map(({ cell }) => cell.table))].filter((table) => !builtIn.includes(table))
  return [
    ...cells.map((each) => describeSource(nameSource(each), describeCell(each), () => writeAddress(each.cell))),
    ...tables.map((table) =>
      describeSource(`own_ibge_${table}_periods`, describePeriods(table), () => `${INSTITUTE}/${table}/periodos`),
    ),
  ]
}

/** Groups the sources by table of the institute, because values need the days of revision of the same night. */
export function listTogether(series: readonly Series[], builtIn: readonly string[]): string[][] {
  const cells = listCells(series)
  const tables = [...new Set([...builtIn, ...cells.map(({ cell }) => cell.table)])]
  return tables.map((table) => [
    ...(builtIn.includes(table) ? [`ibge_${table}_63`, `ibge_${table}_periods`] : [`own_ibge_${table}_periods`]),
    ...cells.filter(({ cell }) => cell.table === table).map(nameSource),
  ])
}

/** Adds the frequency to the id of an operator's series, which distinguishes quarters from months. */
export function nameMember({ id, frequency }: Pick<Series, 'id' | 'frequency'>): string {
  return `${id}.${frequency}`
}

function nameSource({ id }: Series): string {
  return `own_${id.replaceAll('-', '_')}`
}

function describeCell(series: CellSeries): Member {
  return describeSingle(nameMember(series), `${series.id}.json`, describeAnswer(series.unit))
}

function describeSource(id: string, member: Member, url: () => string): Source {
  return { id, page: PAGE, format: 'json', members: [member], covers: 'everything', url, maxUnpackedBytes: LIMIT }
}

function writeAddress({ table, variable, categories, place }: TableCell): string {
  const where = place === BRAZIL ? 'N1[all]' : place
  const classification = categories.length === 0 ? '' : `&classificacao=${categories.join('|')}`
  return `${INSTITUTE}/${table}/periodos/all/variaveis/${variable}?localidades=${where}${classification}`
}

/**
 * Declares an answer of the institute with one variable. A check compares its variable, categories and place with the
 * declaration.
 */
const describeAnswer = (unit: string) =>
  describeVariables(
    z.literal(unit, `is not the declared unit, ${unit}`),
    z.array(z.strictObject({ ...named, categoria: z.record(z.string(), z.string()) })),
  ).length(1, 'has not one variable')
