import { expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'

it('a setting under its earlier name is read where the present name is not given', () => {
  const old = { KEPT_ANSWERS_MIB: '16', KEPT_ANSWER_KIB: '32' }

  expect(readConfig(old)).toMatchObject({ RESPONSE_CACHE_MIB: 16, RESPONSE_CACHE_ANSWER_KIB: 32 })
  expect(readConfig({ ...old, RESPONSE_CACHE_MIB: '8' })).toMatchObject({ RESPONSE_CACHE_MIB: 8 })
  expect(readConfig({ ...old, RESPONSE_CACHE_MIB: '' })).toMatchObject({ RESPONSE_CACHE_MIB: 16 })
})
