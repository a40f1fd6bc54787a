import { defineWholeSearch, type NameSearch } from '../../../../api/name-search.ts'
import { readMarketRequest } from '../market/kit/market-request.ts'
import { type PartySum, readPartySums } from './party-sums.ts'
import { NATURAL_PERSON, NOT_KNOWN, type PartyType } from './party-type.ts'

/** Finds managers or administrators of the newest complete month; among equal matches the largest comes first. */
export function definePartySearch(type: PartyType): NameSearch {
  return defineWholeSearch({
    kind: type,
    order: 'weight',
    async read(snapshot) {
      const sums = await readPartySums(snapshot, readMarketRequest(snapshot, {}), type)
      return sums
        .filter(({ party_cnpj }) => party_cnpj !== NATURAL_PERSON && party_cnpj !== NOT_KNOWN)
        .sort((a, b) => compareValues(b, a) || (a.party_cnpj < b.party_cnpj ? -1 : 1))
        .map(({ party_cnpj: cnpj, name }) => ({
          id: cnpj,
          name,
          text: `${name} ${cnpj}`,
          codes: [cnpj],
          path: `/v1/${type}/${cnpj}`,
        }))
    },
  })
}

function compareValues(a: PartySum, b: PartySum): number {
  return Number(a.nav_value?.text ?? '-Infinity') - Number(b.nav_value?.text ?? '-Infinity') || 0
}
