import { expect, it } from 'vitest'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'
import { sayAsset } from '../../../../../server/pages/explorer/text/asset-words.ts'

it.each([
  ['b3:PETR4', 'PETR4'],
  ['selic:760199:2030-08-15', 'NTN-B · 15/08/2030'],
  ['selic:999999:2030-08-15', '999999 · 15/08/2030'],
  ['fund:62415896000127', '62.415.896/0001-27'],
  [
    'paper:CDB-RDB:13220493000117:2024-07-15:DI1|100|1.385743|',
    'CDB RDB · 13.220.493/0001-17 · 15/07/2024 · DI1 100 % + 1,385743 %',
  ],
  ['paper:CCB:00102912000174:2050-11-20:IAP|100|0|4.5', 'CCB · 00.102.912/0001-74 · 20/11/2050 · IAP 100 % · 4,5 %'],
  ['paper:CCB:00102912000174::|||', 'CCB · 00.102.912/0001-74'],
  ['b3o:PETRA123:2025-11-21', 'PETRA123 · 21/11/2025'],
  ['b3f:GLD:Z25', 'GLD · Z25'],
  ['cetip:ABCD11', 'ABCD11'],
])('%s is written as %s', (id, written) => {
  expect(sayAsset(figuresOf('pt'), id)).toBe(written)
})
