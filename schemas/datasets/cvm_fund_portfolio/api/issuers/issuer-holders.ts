import { z } from 'zod'
import { defineEndpoint, type Row } from '../../../../api/endpoint.ts'
import { choiceInput, parameter, switchInput } from '../../../../api/input.ts'
import { issueText } from '../../../../api/issue-message.ts'
import { listAnswer, pageBindings, pageInput } from '../../../../api/page.ts'
import type { Ranges } from '../../../../api/ranges.ts'
import { RULES_VERSION_HEADER, rulesVersion } from '../../../../api/rules-version.ts'
import { FUND_MONTH_KEYS } from '../../../../api/row-keys.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { marketInput, readAskedMonth } from '../market/kit/asked-month.ts'
import { describeAskedMonth } from '../market/kit/envelope.ts'
import { writeExplain } from '../market/kit/explain.ts'
import { describeKnowledge } from '../market/kit/knowledge.ts'
import { portfolioMessages } from '../portfolio-messages.ts'
import { issuerIdentityFields } from './figures.ts'
import { findIssuer } from './find-issuer.ts'
import {
  absentHolderColumns,
  HOLDER_GROUPS,
  type HolderGroup,
  issuerHolder,
  issuerHolderList,
} from './holder-output.ts'
import { issuerCodeInput } from './issuer-code.ts'
import { issuerMessages } from './issuer-messages.ts'
import { judgeIssuer } from './issuer-sums.ts'
import { writeLinesPath } from './issuer.ts'
import { kindInput, ROLE_INPUT } from './roles.ts'

const BY_FUND = new URL('issuer_holders.sql', import.meta.url)
const BY_PARTY = new URL('issuer_holders_by_party.sql', import.meta.url)
const BY_KIND = new URL('issuer_holders_by_kind.sql', import.meta.url)

const haircutInput = parameter(
  z.string().regex(/^(100(\.0{1,6})?|\d{1,2}(\.\d{1,6})?)$/, { error: issueText(portfolioMessages.percent) }),
  'Part of the value that is lost, percent: each row then says what it would lose. Ranks of creditors and tranches are not modelled.',
  { type: 'number', minimum: 0, maximum: 100, examples: [60] },
)

export const issuerHolders = defineEndpoint({
  id: 'issuer_holders',
  path: '/v1/issuer/{id}/holders',
  summary: 'Which funds have something of an issuer at the end of a month, the largest first',
  description:
    'Every class with a line of what the issuer issued, in one role. With `indirect=true` also the classes that have it through funds that they hold: `indirect_value` is what the look-through of the class has of it beside its own lines, as in `/v1/fund/{cnpj}/portfolio/look-through`. A real is then in each fund above it, so total values are never added up over rows; direct values are. With `haircut_percent` each row says the loss, which is that part of its value: it is linear, and approximate where quotas of a structured fund are between, because losses reach subordinated ones first. `group_by=manager` and `administrator` add up direct values by the register of the snapshot: a class with several managers counts in full for each, so rows do not add up to the total.',
  dataset: PORTFOLIO,
  input: z
    .strictObject({
      id: issuerCodeInput,
      role: ROLE_INPUT.default('issuer'),
      kind: kindInput,
      indirect: switchInput('With what classes have through other funds.').default(false),
      group_by: choiceInput(HOLDER_GROUPS, 'What a row is of.').default('fund'),
      haircut_percent: haircutInput.optional(),
      ...marketInput,
      ...sortInput(sortableColumns(issuerHolder), { by: 'direct_value', order: 'desc', key: ['cnpj'] }),
      ...pageInput,
    })
    .refine(({ indirect, group_by }) => !indirect || group_by === 'fund', {
      error: issueText(issuerMessages.notOfGroups),
      path: ['indirect'],
    })
    .refine(({ sort_by, ...shown }) => !absentHolderColumns(shown).includes(sort_by), {
      error: issueText(issuerMessages.onlyOfFunds),
      path: ['sort_by'],
    }),
  output: issuerHolderList,
  rows: ['data'],
  rowKeys: { issuer_id: issuerIdentityFields.issuer_id, reference_date: FUND_MONTH_KEYS.reference_date },
  headers: RULES_VERSION_HEADER,
  examples: [
    { id: '05197443', date: '20251031' },
    { id: '05197443', date: '20251031', indirect: 'true', haircut_percent: '60' },
    { id: '05197443', date: '20251031', group_by: 'manager' },
  ],
  absentColumns: absentHolderColumns,
  async answer(snapshot, request) {
    const {
      id,
      role,
      kind: kinds,
      indirect,
      group_by,
      haircut_percent,
      sort_by,
      sort_order,
      ranges,
      page,
      page_size,
    } = request
    const asked = readAskedMonth(snapshot, request)
    const found = await findIssuer(snapshot, id, asked.month)
    const { issuer_id } = found
    const bindings = {
      issuer_id,
      role,
      kinds: kinds ?? null,
      haircut_percent: haircut_percent ?? null,
      ranges,
      sort_by,
      sort_order,
      ...asked.classes,
      ...pageBindings({ page, page_size }),
    }
    const rows = await (group_by === 'fund'
      ? snapshot.query(BY_FUND, { ...bindings, indirect, by_share: asksShare(sort_by, ranges) }, [asked.month])
      : group_by === 'kind'
        ? snapshot.query(BY_KIND, bindings, [asked.month])
        : snapshot.query(BY_PARTY, { ...bindings, party_type: group_by }, [asked.month]))
    const absent = new Set(absentHolderColumns(request))
    const data = rows.map((row): Row => {
      const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !absent.has(name)))
      const of = { role, kind: kinds?.join(',') ?? null, ...groupOf(group_by, row) }
      return {
        ...shown,
        explain: writeLinesPath(found, asked, request, of),
        ...(indirect && { explain_total: writeLookThrough(row, asked.reference_date, { issuer_id, ...of }) }),
      }
    })
    const { body, ...answer } = listAnswer(data, { page, page_size }, `issuer_holders-${issuer_id}-${asked.month}`)
    const { is_partial } = describeKnowledge(judgeIssuer(asked, issuer_id, kinds))
    const envelope = { issuer_id, role, is_partial }
    return {
      ...answer,
      body: { success: true, ...describeAskedMonth(asked), ...envelope, data: body['data'] ?? [] },
      rowKeys: { issuer_id, reference_date: asked.reference_date },
      headers: rulesVersion(snapshot, PORTFOLIO, [asked.month]),
    }
  },
})

/** Shares of the NAV, which a page needs of all classes only where it is chosen by one of them. */
const SHARES = ['share_percent', 'loss_value', 'loss_share_percent']

function asksShare(sort_by: string, ranges: Ranges): boolean {
  return SHARES.includes(sort_by) || ranges.includes(SHARES)
}

/** The parameters that choose the lines of a row. */
function groupOf(group: HolderGroup, row: Row): Readonly<Record<string, string | null>> {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : null)
  if (group === 'kind') return { kind: text('kind') }
  return { [group === 'fund' ? 'cnpj' : group]: text('cnpj') }
}

/** The address of the leaves that add up to all that a class has of an issuer. */
function writeLookThrough(
  { cnpj }: Row,
  date: string,
  { issuer_id, role, kind }: Readonly<Record<string, string | null>>,
): string {
  const path = `/v1/fund/${typeof cnpj === 'string' ? cnpj : ''}/portfolio/look-through`
  return writeExplain(path, { date, view: 'aggregate', issuer: issuer_id, role, kind })
}
