import { expect, it } from 'vitest'
import { partyOrGroupInput } from '../../../../../schemas/datasets/cvm_fund_portfolio/api/managers/party-input.ts'

it('the name of a party is its CNPJ, bare or masked, or that of a group', () => {
  for (const [text, read] of [
    ['30822936000169', '30822936000169'],
    ['30.822.936/0001-69', '30822936000169'],
    ['natural_person', 'natural_person'],
    ['not_known', 'not_known'],
  ])
    expect(partyOrGroupInput.parse(text)).toBe(read)
})

it.each([
  ['somebody', 'A CNPJ has 14 characters'],
  ['30822936000160', 'The check digits of 30822936000160 are wrong'],
])('%s is none, which is said in words', (text, said) => {
  const { error } = partyOrGroupInput.safeParse(text)

  expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(said)])
})
