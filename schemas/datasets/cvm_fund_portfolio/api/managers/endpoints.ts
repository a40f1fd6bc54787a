import type { Endpoint } from '../../../../api/endpoint.ts'
import { defineParty } from './party.ts'
import { definePartyCategories } from './party-categories.ts'
import { definePartyChanges } from './party-changes.ts'
import { definePartyFunds } from './party-funds.ts'
import { definePartyHistory } from './party-history.ts'
import { definePartyIssuers } from './party-issuers.ts'
import { definePartyMoves } from './party-moves.ts'
import { defineParties } from './party-list.ts'
import { definePartyPositions } from './party-positions.ts'

export const partyEndpoints: readonly Endpoint[] = (['manager', 'administrator'] as const).flatMap((type) => [
  defineParties(type),
  defineParty(type),
  definePartyFunds(type),
  definePartyPositions(type),
  definePartyIssuers(type),
  definePartyMoves(type),
  definePartyHistory(type),
  definePartyCategories(type),
  definePartyChanges(type),
])
