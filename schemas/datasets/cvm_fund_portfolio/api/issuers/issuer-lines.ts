import { z } from 'zod'
import { defineEndpoint, type Row } from '../../../../api/endpoint.ts'
import { cnpjInput } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { described, field, filledField, listOutput } from '../../../../api/output.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../api/page.ts'
import { addSource, provenanceInput, sourceOutput } from '../../../../api/provenance.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { portfolioColumns } from '../../columns.ts'
import { leafIssuerColumns } from '../../market/issuer/columns.ts'
import { marketInput, readMarketRequest } from '../market/kit/market-request.ts'
import { describeMarketMonth } from '../market/kit/envelope.ts'
import { marketEnvelope } from '../market/kit/output.ts'
import { issuerIdentityFields } from './figures.ts'
import {
  bindIssuers,
  type CompanyGrouping,
  describeGrouping,
  findRequestedIssuer,
  GROUPING_INPUT,
  groupEnvelope,
  sortedByShownColumn,
} from './grouping.ts'
import { issuerCodeInput } from './issuer-code.ts'
import { issuerMessages } from './issuer-messages.ts'
import { kindInput, partyOfLinesInput, ROLE_INPUT, ROLES } from './roles.ts'

const LINES = new URL('issuer_lines.sql', import.meta.url)
const PRECOMPUTED_LINES = new URL('issuer_lines_precomputed.sql', import.meta.url)
const KEY = ['cnpj', 'id'] as const

const line = z
  .strictObject({
    cnpj: field(portfolioColumns.cnpj),
    name: filledField(portfolioColumns.fund_name_filed),
    id: field(portfolioColumns.id),
    block: field(portfolioColumns.block),
    kind: described(z.string(), 'Kind of asset.', 'VARCHAR'),
    member_id: described(
      z.string(),
      'Root of the company of the group that issued it. With grouping=group.',
      'VARCHAR',
    ).optional(),
    role: described(z.enum(ROLES), 'Role of the issuer.', 'VARCHAR'),
    basis: described(
      z.enum(['filed', 'derived']),
      'filed where the line itself names the issuer, or holds a federal bond; else derived.',
      'VARCHAR',
    ),
    rule: described(z.string(), leafIssuerColumns.rule.description, 'VARCHAR'),
    asset_id: field(portfolioColumns.asset_id),
    asset_type: filledField(portfolioColumns.asset_type),
    position: described(z.enum(['owned', 'lent', 'borrowed']), 'How it is held; borrowed is negative.', 'VARCHAR'),
    asset_code: filledField(portfolioColumns.asset_code),
    asset_description: filledField(portfolioColumns.asset_description),
    issuer_document: described(
      z.string(),
      'Number of the issuer as the line files it; "" where it files none.',
      'VARCHAR',
    ),
    issuer_name: filledField(portfolioColumns.issuer_name),
    related_issuer: field(portfolioColumns.related_issuer),
    maturity_date: field(portfolioColumns.maturity_date),
    final_position_quantity: filledField(portfolioColumns.final_position_quantity),
    final_position_value: filledField(portfolioColumns.final_position_value),
    source: sourceOutput.optional(),
  })
  .meta({ id: 'IssuerLine', description: 'A filed line that names an issuer.' })

/** Lists the columns that lines have only if groups are requested. */
function absentLineColumns({ grouping }: { readonly grouping: CompanyGrouping }): readonly string[] {
  return grouping === 'group' ? [] : ['member_id']
}

export const issuerLines = defineEndpoint({
  id: 'issuer_lines',
  path: '/v1/issuer/{id}/lines',
  summary: 'The filed lines behind what funds hold of an issuer',
  description:
    'Open lines that are owned, lent or borrowed, of all classes or one. Their `final_position_value` adds up to the `direct_value` of the same role, kind and classes, to the cent. With `provenance=true` each says the file and line that it was read from.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      id: issuerCodeInput,
      cnpj: cnpjInput
        .meta({ description: 'Only lines of this class: CNPJ, bare, or masked and URL-encoded.' })
        .optional(),
      manager: partyOfLinesInput('manager').optional(),
      administrator: partyOfLinesInput('administrator').optional(),
      role: ROLE_INPUT.default('issuer'),
      kind: kindInput,
      grouping: GROUPING_INPUT.default('root'),
      ...marketInput,
      ...provenanceInput,
      ...sortInput(sortableColumns(line), { by: 'final_position_value', order: 'desc', key: KEY }),
      ...pageInput,
    })
    .refine(({ manager, administrator }) => manager === undefined || administrator === undefined, {
      error: issueText(issuerMessages.oneParty),
      path: ['administrator'],
    })
    .refine((asked) => !absentLineColumns(asked).includes(asked.sort_by), sortedByShownColumn),
  output: listOutput(line, { ...marketEnvelope, issuer_id: issuerIdentityFields.issuer_id, ...groupEnvelope }),
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id, reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  absentColumns: absentLineColumns,
  examples: [{ id: '05197443', date: '20251031', page_size: '5' }],
  async answer(
    snapshot,
    {
      id,
      cnpj = null,
      manager,
      administrator,
      role,
      kind = null,
      grouping,
      provenance = false,
      sort_by,
      sort_order,
      ranges,
      page,
      page_size,
      ...asking
    },
  ) {
    const asked = readMarketRequest(snapshot, asking)
    const issuer = await findRequestedIssuer(snapshot, id, asked.month, grouping)
    const { issuer_id } = issuer.found
    const { reference_date, month, classes } = asked
    const isKept = snapshot.monthsWith('cvm_issuer_line').includes(month)
    const rows = await snapshot.query(
      isKept ? PRECOMPUTED_LINES : LINES,
      {
        ...bindIssuers(issuer.roots),
        cnpj,
        party: manager ?? administrator ?? null,
        party_type: manager === undefined ? 'administrator' : 'manager',
        role,
        kinds: kind,
        ranges,
        sort_by,
        sort_order,
        ...classes,
        ...pageBindings({ page, page_size }),
      },
      [month],
    )
    const sourced = addSource(snapshot, PORTFOLIO, provenance, () => reference_date)
    const { body, ...answer } = listAnswer(
      (grouping === 'group' ? rows : rows.map(withoutMember)).map(sourced),
      { page, page_size },
      `issuer_lines-${issuer_id}-${month}`,
    )
    return {
      ...answer,
      body: {
        success: true,
        ...describeMarketMonth(asked),
        issuer_id,
        ...describeGrouping(issuer, grouping),
        data: body['data'] ?? [],
      },
      rowKeys: { issuer_id, reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [month]),
    }
  },
})

function withoutMember({ member_id: _member, ...row }: Row): Row {
  return row
}
