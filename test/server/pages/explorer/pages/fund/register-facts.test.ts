import { expect, it } from 'vitest'
import { findIndexName, type Registered } from '../../../../../../server/pages/explorer/pages/fund/register-facts.tsx'

it.each([
  ['Ibovespa', 'Ibovespa'],
  ['OUTROS', ''],
  ['Não se aplica', ''],
  [null, ''],
])('the register says %s where a fund is measured against “%s”', (benchmark, name) => {
  expect(findIndexName({ registration: { benchmark } as Registered['registration'] })).toBe(name)
})
