import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, field, objectOutput } from '../../../api/output.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { instrumentColumns, instrumentIssuerColumns, instrumentRevisionColumns } from '../columns.ts'
import { instrumentIsinInput, instrumentMessages } from './instrument-input.ts'

const DATASET = 'b3_isin'
const REVISIONS = 'b3_isin_revision'
const INSTRUMENT = new URL('instrument.sql', import.meta.url)
const VERSIONS = new URL('instrument_versions.sql', import.meta.url)

const version = z.strictObject(allColumnFields(instrumentRevisionColumns, { without: ['isin'] })).meta({
  id: 'InstrumentVersion',
  description: 'The terms of an instrument as this installation saw them from a day on.',
})

const edition = field(instrumentColumns.edition_date)

const row = z
  .strictObject({
    ...allColumnFields(instrumentColumns, { without: ['edition_date', 'source_member', 'source_line'] }),
    issuer_name: field({ ...instrumentIssuerColumns.name, nullable: true }),
    issuer_cnpj: field({ ...instrumentIssuerColumns.cnpj, nullable: true }),
    versions: described(
      z.array(version),
      'The versions of its terms that this installation has seen, the newest first.',
    ),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'Instrument', description: 'An instrument of the database, with its issuer.' })

export const isinInstrument = defineEndpoint({
  id: 'instrument',
  path: '/v1/instruments/{isin}',
  summary: 'An instrument by its ISIN: type, issuer, days, rate, index and codes',
  description:
    'As the ISIN database of the exchange has it in the edition of `reference_date`, with the versions of its terms that this installation has seen. The issuer is who has the code in the same edition: the exchange gives codes anew after years.',
  dataset: DATASET,
  input: z.strictObject({ isin: instrumentIsinInput, ...provenanceInput }),
  output: objectOutput(edition, row),
  rows: ['data'],
  rowKeys: { reference_date: edition },
  examples: [{ isin: 'BRSINTACNOR3' }, { isin: 'BRSINTACNOR3', provenance: 'true' }],
  async answer(snapshot, { isin, provenance = false }) {
    requireDataset(snapshot, DATASET)
    const [[found], versions] = await Promise.all([
      snapshot.query(INSTRUMENT, { isin }),
      snapshot.has(REVISIONS) ? snapshot.query(VERSIONS, { isin }) : [],
    ])
    if (found === undefined) throw unknownCode('code', isin, [], instrumentMessages.isinNotInDatabase)
    const { source, edition_date: reference_date = null, ...columns } = addSource(snapshot, DATASET, provenance)(found)
    const data = { ...columns, versions, ...(source !== undefined && { source }) }
    return {
      body: { success: true, reference_date, data },
      rowKeys: { reference_date },
      fileName: `instrument-${isin}`,
    }
  },
})
