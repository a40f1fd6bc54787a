import { z } from 'zod'
import { allColumnFields, described, field } from '../../../api/output.ts'
import { sourceOutput } from '../../../api/provenance.ts'
import type { Column } from '../../../core/column.ts'
import { debentureColumns, debentureValueColumns } from '../columns.ts'

/** Declares a column that is null for a paper without a value in the register. */
const orNull = (column: Column) => field({ ...column, nullable: true })

/** Fields about a paper, in a list and in its own answer. */
export const debentureFields = {
  asset_id: described(
    z.string(),
    'Id of the paper in `/v1/assets` and in the portfolios of funds that file its code, such as cetip:SINT11.',
    'VARCHAR',
  ),
  ...allColumnFields(debentureColumns, { without: ['source_member', 'source_line'] }),
  value_date: orNull(debentureValueColumns.date),
  nominal_value: orNull(debentureValueColumns.value),
  quantity_in_market: orNull(debentureValueColumns.quantity_in_market),
}

export const debentureSource = { source: sourceOutput.optional() }
