import { listRowFields, type Shape } from '../../schemas/api/row-fields.ts'
import { changelogColumns } from '../../schemas/core/changelog-table.ts'
import { sourceFileColumns } from '../../schemas/core/source-file-table.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { endpoints } from '../../schemas/service/endpoints.ts'
import { listAllTables } from './declared-texts.ts'

/** Lists what needs a heading: the columns of every published table, and the fields of every answer. */
export function listHeadedColumns(): ReadonlySet<string> {
  return new Set([
    ...datasets.flatMap(listAllTables).flatMap(({ columns }) => Object.keys(columns)),
    ...Object.keys({ ...changelogColumns, ...sourceFileColumns }),
    ...endpoints.flatMap(listRowFields).flatMap(({ path, shape }) => [...path, ...listFieldNames(shape)]),
  ])
}

function listFieldNames(shape: Shape): string[] {
  if ('list' in shape) return listFieldNames(shape.list)
  return 'entries' in shape ? [...shape.entries].flatMap(([name, each]) => [name, ...listFieldNames(each)]) : []
}
