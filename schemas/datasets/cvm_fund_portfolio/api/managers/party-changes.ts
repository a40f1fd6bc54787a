import { z } from 'zod'
import { defineEndpoint, type Endpoint, type Snapshot } from '../../../../api/endpoint.ts'
import { dayRange, inOrder, outOfOrder } from '../../../../api/input.ts'
import { described, listOutput } from '../../../../api/output.ts'
import { pageBindings, pageInput } from '../../../../api/page.ts'
import { sortableColumns, sortInput } from '../../../../api/sort.ts'
import { PORTFOLIO } from '../../../../fund/api/filing.ts'
import { registerFields } from '../../../../fund/api/register-state.ts'
import { answerPartyRows, PARTY_KEY } from './envelope.ts'
import { EXAMPLES } from './party.ts'
import { partyInput } from './party-input.ts'
import { requireParty } from './party-sums.ts'
import { PARTY_SCOPES, type PartyType } from './party-type.ts'

const CHANGES = new URL('party_changes.sql', import.meta.url)
const CHANGED = new URL('party_changed.sql', import.meta.url)
const TABLE = 'cvm_party_change'
const KEY = ['cnpj', 'first_snapshot'] as const
const PARTIES =
  'CNPJs with semicolons between them; natural_person for all natural persons, and not_known where the register names none'

const partyChange = z
  .strictObject({
    seen_date: described(z.iso.date(), 'Day on which the change was first seen and published: it can be older.', 'DATE'),
    cnpj: described(z.string(), 'CNPJ of the class.', 'VARCHAR'),
    name: described(z.string(), 'Its name in the register; "" where that has it no more.', 'VARCHAR'),
    change: described(z.enum(['came', 'went']), 'came where the party has the class since, went where it has it no more.', 'VARCHAR'),
    from_cnpj: described(z.string(), `Who the class had before: ${PARTIES}.`, 'VARCHAR'),
    to_cnpj: described(z.string(), 'Who it has since, in the same form.', 'VARCHAR'),
    first_snapshot: described(z.string(), 'First snapshot that has the change.', 'VARCHAR'),
  })
  .meta({ id: 'PartyChange', description: 'A class that a manager or administrator got or lost.' }) // prettier-ignore

const TEXTS: Readonly<Record<PartyType, { readonly summary: string; readonly description: string }>> = {
  manager: {
    summary: 'The classes that a manager got or lost',
    description:
      'A row a class that came to the manager or went from it between two snapshots, the newest first. The registers are overwritten and keep no old state, so only changes are known that this installation saw, from its first snapshot on, each on the day on which it was published here. Natural persons are one group: that one followed another is not said. A class that is new in a register, or no more in one, is no change.',
  },
  administrator: {
    summary: 'The classes that an administrator got or lost',
    description: 'As `/v1/manager/{cnpj}/changes`, for the classes that it administers.',
  },
}

/** Declares the list of the classes that a manager or administrator got or lost. */
export function definePartyChanges(type: PartyType): Endpoint {
  return defineEndpoint({
    id: `${type}_changes`,
    path: `/v1/${type}/{cnpj}/changes`,
    ...TEXTS[type],
    dataset: PORTFOLIO,
    extraScopes: PARTY_SCOPES,
    input: z
      .strictObject({
        cnpj: partyInput,
        ...dayRange,
        ...sortInput(sortableColumns(partyChange), { by: 'seen_date', order: 'desc', key: KEY }),
        ...pageInput,
      })
      .refine(inOrder, outOfOrder),
    output: listOutput(partyChange, registerFields),
    rows: ['data'],
    rowKeys: PARTY_KEY,
    examples: [{ cnpj: EXAMPLES[type] }],
    async answer(snapshot, { cnpj, from = null, to = null, sort_by, sort_order, ranges, ...page }) {
      await requireEver(snapshot, type, cnpj)
      const bindings = { party_type: type, party: cnpj, from, to, ranges, sort_by, sort_order }
      const rows = snapshot.has(TABLE) ? await snapshot.query(CHANGES, { ...bindings, ...pageBindings(page) }) : []
      return answerPartyRows(snapshot, cnpj, rows, page, `${type}_changes-${cnpj}`)
    },
  })
}

/**
 * Throws a 404 for a party that never had a class: a party that lost all of them is in no month of today's register.
 */
async function requireEver(snapshot: Snapshot, type: PartyType, party: string): Promise<void> {
  const found = snapshot.has(TABLE) ? await snapshot.query(CHANGED, { party_type: type, party }) : []
  if (found.length === 0) await requireParty(snapshot, type, party)
}
