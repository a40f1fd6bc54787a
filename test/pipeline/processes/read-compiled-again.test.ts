import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDifference } from '../../../pipeline/processes/read-compiled-again.ts'
import { writtenCpf } from '../../helpers/cpf.ts'

const PLACE = {
  url: 'https://host.br/cda_fi_202510.zip',
  member: 'a.csv',
  line: 2,
  table: 't',
  column: 'c',
  detail: 'differs',
}

describe('a difference of the second reading', () => {
  it('shows no CPF, in whatever column and form it was filed', () => {
    fc.assert(
      fc.property(writtenCpf, fc.boolean(), ([digits, write, before], isPersonal) => {
        const filed = `${before}${write(digits)}`
        const cell = {
          column: 'c',
          field: 'DS_ATIVO',
          published: digits,
          filed,
          verdict: 'different',
          isPersonal,
        } as const

        const text = describeDifference({ ...PLACE, cell })

        expect(text).toMatch(/^cda_fi_202510\.zip a\.csv line 2 column t\.c is .*, filed is .* \(DS_ATIVO\)$/)
        // Drops separators within a number; stars and words stay between one number and the next.
        expect(text.replaceAll(/[^\dA-Za-z*]/g, '')).not.toContain(digits.replace(/^0+/, ''))
      }),
    )
  })
})
