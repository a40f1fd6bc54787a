import { copiedFields } from '../../core/copied-column.ts'
import type { Member } from '../../core/source.ts'
import { diSettlementColumns } from './columns.ts'

/** Messages of a session about all instruments; only the contracts of one-day deposits are read. */
export const settlementMembers: readonly Member[] = [
  {
    id: 'SETTLEMENT',
    relation: 'raw_settlement',
    names: () => 'any',
    format: 'messages',
    encoding: 'utf-8',
    messages: { element: 'PricRpt', named: 'TckrSymb', begins: 'DI1' },
    fields: copiedFields(diSettlementColumns),
    ignored: {
      columns: [
        ...['Id', 'Prtry', 'MktIdrCd', 'FrstPric', 'MinPric', 'MaxPric', 'TradAvrgPric', 'LastPric', 'RglrTxsQty'],
        ...['PrvsAdjstdQt', 'PrvsAdjstdQtTax', 'PrvsAdjstdQtStin', 'VartnPts', 'EqvtVal', 'OscnPctg', 'NtlFinVol'],
        ...['IntlFinVol', 'FinInstrmQty', 'BestBidPric', 'BestAskPric', 'RglrTraddCtrcts', 'NtlRglrVol', 'IntlRglrVol'],
        ...['MaxTradLmt', 'MinTradLmt', 'AdjstdValCtrct', 'NonRglrTxsQty', 'TradQty', 'DaysToSttlm'],
      ],
      because: 'Trades of the session, and the settlement of the day before, are no points of its curve.',
    },
    monthField: 'Dt',
  },
]
