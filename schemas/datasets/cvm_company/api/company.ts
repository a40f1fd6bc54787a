import { z } from 'zod'
import { defineEndpoint } from '../../../api/endpoint.ts'
import { allColumnFields, described, objectOutput } from '../../../api/output.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../api/provenance.ts'
import { dayInput } from '../../../api/input.ts'
import { companyCodeInput } from '../../../company/api/company-code.ts'
import {
  companyLink,
  databaseLink,
  includeLinksInput,
  LINK_SCOPES,
  readCompanyLinks,
  tickerLink,
} from '../../../company/api/company-links.ts'
import { COMPANY, findCompany, TICKER_SCOPES } from '../../../company/api/find-company.ts'
import { companyColumns } from '../columns.ts'

const REGISTRATION = new URL('company.sql', import.meta.url)
const CODES = new URL('company_codes.sql', import.meta.url)

const retrieved = described(
  z.iso.date().nullable(),
  'Day on which the register was fetched: it names no day of its own.',
  'DATE',
)
const texts = (each: string, description: string) =>
  described(z.array(described(z.string(), each, 'VARCHAR')), description)
const path = (description: string) => described(z.string(), description, 'VARCHAR')

const registered = z
  .strictObject({
    ...allColumnFields(companyColumns, { without: ['source_member', 'source_line'] }),
    markets: texts('A market.', 'Markets on which its securities trade.'),
    cvm_codes: described(
      z.array(described(z.int(), 'A code.', 'INTEGER')),
      'All codes that its CNPJ has had: one for each registration.',
    ),
    issuer_id: described(
      z.string(),
      'First eight characters of its CNPJ: its name among the issuers of what funds hold.',
      'VARCHAR',
    ),
    documents_path: path('Address of its documents.'),
    statements_path: path('Address of its newest statements.'),
    figures_path: path('Address of its figures, year by year.'),
    holders_path: path('Address of the funds that hold what it issued.'),
    ticker_link: described(
      tickerLink.nullable(),
      'What shows that the requested ticker belongs to the company, and on which days; null where it was asked for by a number of its own.',
    ),
    links: described(
      z.array(companyLink),
      'Its tickers and ISINs, each with its days. Only with include=links or database_links.',
    ).optional(),
    database_links: described(
      z.array(databaseLink),
      'What the ISIN database has for its CNPJ, in the month of its edition. Only with include=database_links.',
    ).optional(),
    source: sourceOutput.optional(),
  })
  .meta({
    id: 'Company',
    description: 'A company, by the registration that counts: the active one, or else the newest.',
  })

export const companyRegistration = defineEndpoint({
  id: 'company',
  path: '/v1/company/{id}',
  summary: 'A company: its registration, sector, auditor and markets',
  description:
    'Found by its CNPJ or the root of it, its code at CVM, or the ticker of one of its papers. A ticker belongs to the company whose registration form names it; where no form does, of the issuer that lines of funds name beside it, so a key needs both scopes. `ticker_link` says which, and since when. Tickers pass from one company to another: `date` asks whose one was on a day, else the last one is answered; two companies with equal claims are a 409. Of several registrations of one CNPJ the active one is answered, or else the newest; a code answers its own. The officer who answers for the company, and addresses, are not published. `include=links` adds its tickers and ISINs, with their days.',
  dataset: COMPANY,
  extraScopes: [...TICKER_SCOPES, ...LINK_SCOPES],
  input: z.strictObject({
    id: companyCodeInput,
    date: dayInput(
      'Day on which a ticker is meant; omitted, the last that is known. Other codes need none.',
    ).optional(),
    include: includeLinksInput,
    ...provenanceInput,
  }),
  output: objectOutput(retrieved, registered),
  rows: ['data'],
  rowKeys: { reference_date: retrieved },
  examples: [
    { id: '33000167000101' },
    { id: '9512', provenance: 'true' },
    { id: 'SINT3', date: '2025-10-31' },
    { id: '99111222000149', include: 'links' },
    { id: '99111222000149', include: 'database_links' },
  ],
  async answer(snapshot, { id, date = null, include, provenance = false }) {
    const { cvm_code, cnpj, link } = await findCompany(snapshot, id, date)
    const [[row = {}], codes, links] = await Promise.all([
      snapshot.query(REGISTRATION, { cvm_code }),
      snapshot.query(CODES, { cnpj }),
      readCompanyLinks(snapshot, cnpj, include),
    ])
    const { markets, ...registration } = addSource(snapshot, COMPANY, provenance)(row)
    const { source, ...columns } = registration
    const reference_date = snapshot.retrievedAt(COMPANY, null)?.slice(0, 10) ?? null
    const data = {
      ...columns,
      markets: typeof markets === 'string' && markets !== '' ? markets.split('; ') : [],
      cvm_codes: codes.map((each) => each['cvm_code'] ?? null),
      issuer_id: cnpj.slice(0, 8),
      documents_path: `/v1/company/${cnpj}/documents`,
      statements_path: `/v1/company/${cnpj}/statements`,
      figures_path: `/v1/company/${cnpj}/figures`,
      holders_path: `/v1/company/${cnpj}/holders`,
      ticker_link: link,
      ...links,
      ...(source !== undefined && { source }),
    }
    return { body: { success: true, reference_date, data }, rowKeys: { reference_date }, fileName: `company-${cnpj}` }
  },
})
