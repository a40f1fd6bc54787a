import { expect, it } from 'vitest'
import { datasets } from '../../../../../schemas/registry.gen.ts'
import { sayMissingMembers } from '../../../../../server/pages/explorer/text/member-words.ts'
import type { Text } from '../../../../../schemas/core/language.ts'

const name = (words: Readonly<Record<string, Text>>, value: string) => words[value]?.pt ?? value

it('names what a month lacks, and not the blocks of the files', () => {
  expect(sayMissingMembers({ name }, 'BLC_1,BLC_2')).toBe('títulos públicos e compromissadas; cotas de fundos')
})

it('has a word for each member that a month of holdings can lack', () => {
  const sources = datasets.find(({ id }) => id === 'cvm_fund_portfolio')?.sources ?? []
  const members = sources.flatMap((source) => source.members).filter(({ expected }) => expected !== undefined)

  expect(members.length).toBeGreaterThan(5)
  expect(members.filter(({ id }) => sayMissingMembers({ name }, id) === id).map(({ id }) => id)).toEqual([])
})
