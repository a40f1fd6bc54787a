import { type NameSearch, readListRows, textOfRow } from '../../../../api/name-search.ts'
import { defineParties } from './party-list.ts'
import { NATURAL_PERSON, NOT_KNOWN, type PartyType } from './party-type.ts'

/** Finds managers or administrators as their list does, in the newest complete month, the largest first. */
export function definePartySearch(type: PartyType): NameSearch {
  const list = defineParties(type)
  return {
    kind: type,
    isRanked: true,
    async list(snapshot, words, limit) {
      if (snapshot.monthsWith('cvm_party_month').length === 0) return []
      const rows = await readListRows(list, snapshot, { q: words.join(' '), page_size: String(limit) })
      return rows.flatMap((row) => {
        const [cnpj, name] = [textOfRow(row, 'cnpj'), textOfRow(row, 'name')]
        if (cnpj === NATURAL_PERSON || cnpj === NOT_KNOWN) return []
        return [{ id: cnpj, name, text: `${name} ${cnpj}`, codes: [cnpj], path: `/v1/${type}/${cnpj}` }]
      })
    },
  }
}
