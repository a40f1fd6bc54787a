import { expect, it } from 'vitest'
import { figuresOf } from '../../../../../server/pages/kit/figures.ts'
import { sayChange } from '../../../../../server/pages/explorer/text/change-words.ts'

const view = { figures: figuresOf('pt'), say: (text: { pt: string }) => text.pt }

it.each([
  ['103.2', '100', ', 3,2 % acima de 2024'],
  ['0.09', '0.48', ', 81,3 % abaixo de 2024'],
  ['100.01', '100', ', igual ao de 2024'],
  ['1', '0', ''],
  ['1', '-2.5', ''],
])('says how far %s is from %s', (now, then, said) => {
  expect(sayChange(view, { now, then, when: '2024' }).replaceAll('\u00a0', ' ')).toBe(said)
})
