import { requireDataset } from '../../../api/coverage.ts'
import { type NameSearch, textOfRow } from '../../../api/name-search.ts'

const STARTING = new URL('instruments_starting.sql', import.meta.url)
/** Two letters of the country and four of the issuer: fewer would begin too many ISINs and words. */
const ISIN_BEGUN = /^[A-Z]{2}[A-Z0-9]{4,10}$/
/** Form of a code of the depositary, which has letters and digits. */
const DEPOSITARY_CODE = /^(?=.*[A-Z])(?=.*\d)[A-Z0-9]{6,14}$/

/**
 * Finds instruments by their ISINs or the beginning of them, and by their codes at the depositary. Names are left out,
 * because funds have them too.
 */
export const instrumentSearch: NameSearch = {
  kind: 'instrument',
  order: 'weight',
  async list(snapshot, words, limit) {
    requireDataset(snapshot, 'b3_isin')
    const code = words.length === 1 ? (words[0] ?? '').toUpperCase() : ''
    if (!ISIN_BEGUN.test(code) && !DEPOSITARY_CODE.test(code)) return []
    const rows = await snapshot.query(STARTING, { code, limit })
    return rows.map((row) => {
      const [isin, deposited] = [textOfRow(row, 'isin'), textOfRow(row, 'cetip_code')]
      const name = [textOfRow(row, 'issuer_name'), textOfRow(row, 'instrument_type')].join(' ').trim()
      return {
        id: isin,
        name,
        text: [name, isin, deposited].join(' '),
        codes: [isin, deposited],
        path: `/v1/instruments/${isin}`,
      }
    })
  },
}
