import { expect, it } from 'vitest'
import { cutLabel } from '../../../../../server/pages/explorer/charts/cut-label.ts'

it.each([
  ['VALE3', 50, 'VALE3'],
  ['Speciale Brave High Yield', 100, 'Speciale…'],
  ['Solis Speciale', 60, 'Solis…'],
  ['LFT', 5, 'L…'],
])('cuts %s to a room of %i with an ellipsis: %s', (label, room, cut) => {
  expect(cutLabel(label, room, 10)).toBe(cut)
})
