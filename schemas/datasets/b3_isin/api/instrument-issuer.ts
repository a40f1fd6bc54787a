import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, field, objectOutput } from '../../../api/output.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { instrumentColumns, instrumentIssuerColumns } from '../columns.ts'
import { instrumentMessages, issuerCodeInput } from './instrument-input.ts'

const DATASET = 'b3_isin'
const ISSUER = new URL('instrument_issuer.sql', import.meta.url)
const TYPES = new URL('instrument_types.sql', import.meta.url)

const edition = field(instrumentColumns.edition_date)

const type = z
  .strictObject({
    instrument_type: described(z.string(), 'Type of the instruments, as filed.', 'VARCHAR'),
    instrument_count: described(z.int(), 'Number of instruments of the type.', 'INTEGER'),
  })
  .meta({ id: 'InstrumentTypeCount', description: 'How many instruments of a type an issuer has.' })

const row = z
  .strictObject({
    ...allColumnFields(instrumentIssuerColumns, { without: ['source_member', 'source_line'] }),
    types: described(z.array(type), 'What it has issued in the database, by type.'),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'InstrumentIssuer', description: 'An issuer of the database.' })

export const instrumentIssuer = defineEndpoint({
  id: 'instrument_issuer',
  path: '/v1/instrument-issuers/{code}',
  summary: 'An issuer by its code at the exchange: name, CNPJ and what it has issued',
  description:
    'The code is characters 3 to 6 of an ISIN. It is that of the edition of `reference_date`: the exchange gives codes anew after years, so another year can name another company.',
  dataset: DATASET,
  input: z.strictObject({ code: issuerCodeInput, ...provenanceInput }),
  output: objectOutput(edition, row),
  rows: ['data'],
  rowKeys: { reference_date: edition },
  examples: [{ code: 'SINT' }],
  async answer(snapshot, { code, provenance = false }) {
    requireDataset(snapshot, DATASET)
    const [[found], types] = await Promise.all([snapshot.query(ISSUER, { code }), snapshot.query(TYPES, { code })])
    if (found === undefined) throw unknownCode('code', code, [], instrumentMessages.issuerNotInDatabase)
    const { source, edition_date: reference_date = null, ...columns } = addSource(snapshot, DATASET, provenance)(found)
    const data = { ...columns, types, ...(source !== undefined && { source }) }
    const fileName = `instrument-issuer-${code}`
    return { body: { success: true, reference_date, data }, rowKeys: { reference_date }, fileName }
  },
})
