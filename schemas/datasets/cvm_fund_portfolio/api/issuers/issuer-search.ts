import { defineWholeSearch, textOfRow } from '../../../../api/name-search.ts'
import { readMarketRequest } from '../market/kit/market-request.ts'
import { requireIssuers } from './find-issuer.ts'

const ISSUERS = new URL('issuer_search.sql', import.meta.url)

/** Finds issuers of the newest complete month by any spelling in lines, and by the tickers of their shares. */
export const issuerSearch = defineWholeSearch({
  kind: 'issuer',
  order: 'weight',
  async read(snapshot) {
    const { month } = readMarketRequest(snapshot, {})
    requireIssuers(snapshot, month)
    const rows = await snapshot.query(ISSUERS, {}, [month])
    return rows.map((row) => {
      const [id, cnpj] = [textOfRow(row, 'issuer_id'), textOfRow(row, 'cnpj')]
      return {
        id,
        name: textOfRow(row, 'name'),
        text: textOfRow(row, 'text'),
        // The first letters of its tickers are a company's code at the exchange.
        codes: [id, cnpj, ...textOfRow(row, 'letters').split(';')],
        path: `/v1/issuer/${id}`,
      }
    })
  },
})
