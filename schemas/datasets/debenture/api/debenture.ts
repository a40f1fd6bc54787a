import { z } from 'zod'
import { requireDataset } from '../../../api/coverage.ts'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, objectOutput } from '../../../api/output.ts'
import { addSource, provenanceInput } from '../../../api/provenance.ts'
import { unknownCode } from '../../../api/request-errors.ts'
import { choiceInput } from '../../../api/input.ts'
import { debentureLinkColumns, debentureRevisionColumns } from '../columns.ts'
import { debentureCodeInput, debentureMessages } from './debenture-input.ts'
import { debentureFields, debentureSource } from './debenture-row.ts'

const DATASET = 'debenture'
const REVISIONS = 'debenture_revision'
const PAPER = new URL('debenture.sql', import.meta.url)
const VERSIONS = new URL('debenture_versions.sql', import.meta.url)
const NEAREST = new URL('nearest_debentures.sql', import.meta.url)
const LINKS = new URL('debenture_links.sql', import.meta.url)
const LINKED = 'debenture_link'
/** Dataset of the lines behind links, whose scope a request for links needs too. */
const PORTFOLIO = 'cvm_fund_portfolio'

const includeInput = choiceInput(
  ['links'],
  'links: also the papers that lines of funds name by its terms and that are this one. A key needs the scope `cvm_fund_portfolio`.',
).optional()

const link = z
  .strictObject({
    asset_id: described(z.string(), 'Id of the paper that these lines name, as in `/v1/asset/{code}`.', 'VARCHAR'),
    ...allColumnFields(debentureLinkColumns, { without: ['from_id', 'to_id'] }),
  })
  .meta({ id: 'DebentureLink', description: 'A paper that funds name by its terms, and that is this one, in a month.' })

const retrieved = described(
  z.iso.date().nullable(),
  'Day on which the register was fetched: it names no day of its own.',
  'DATE',
)

const version = z.strictObject(allColumnFields(debentureRevisionColumns, { without: ['code'] })).meta({
  id: 'DebentureVersion',
  description: 'The terms of a debenture as this installation saw them from a day on.',
})

const paper = z
  .strictObject({
    ...debentureFields,
    versions: described(
      z.array(version),
      'The versions of its terms that this installation has seen, the newest first.',
    ),
    links: described(
      z.array(link),
      'Papers that lines of funds name by its terms, and that are this one, the newest month first. Only with include=links.',
    ).optional(),
    ...debentureSource,
  })
  .meta({ id: 'Debenture', description: 'A debenture of the register: its terms, their versions, and its value.' })

export const debenturePaper = defineEndpoint({
  id: 'debenture',
  path: '/v1/debenture/{code}',
  summary: 'A debenture: its terms, the versions of its terms, and its value of the day',
  description:
    'The register keeps no old terms: `versions` has those that this installation has seen, each with the day of the publication that brought it and the terms that changed. Values and quantities of a day make no version. `include=links` adds what lines of funds name by its terms alone: such a link is derived, by month.',
  dataset: DATASET,
  extraScopes: [{ parameter: 'include', datasetOf: () => PORTFOLIO }],
  input: z.strictObject({ code: debentureCodeInput, include: includeInput, ...provenanceInput }),
  output: objectOutput(retrieved, paper),
  rows: ['data'],
  rowKeys: { reference_date: retrieved },
  examples: [{ code: 'SINT11' }, { code: 'SINT11', provenance: 'true' }],
  async answer(snapshot, { code, include, provenance = false }) {
    requireDataset(snapshot, DATASET)
    const [[row], versions, links] = await Promise.all([
      snapshot.query(PAPER, { code }),
      snapshot.has(REVISIONS) ? snapshot.query(VERSIONS, { code }) : [],
      include !== undefined && snapshot.has(LINKED) ? snapshot.query(LINKS, { code }) : [],
    ])
    if (row === undefined) {
      const near = await snapshot.query(NEAREST, { code })
      const codes = near.flatMap(({ code: each }) => (typeof each === 'string' ? each : []))
      throw unknownCode('code', code, codes, debentureMessages.notInRegister)
    }
    const { source, ...columns } = addSource(snapshot, DATASET, provenance)(row)
    const reference_date = snapshot.retrievedAt(DATASET, null)?.slice(0, 10) ?? null
    const data = {
      ...columns,
      versions,
      ...(include !== undefined && { links }),
      ...(source !== undefined && { source }),
    }
    return { body: { success: true, reference_date, data }, rowKeys: { reference_date }, fileName: `debenture-${code}` }
  },
})
