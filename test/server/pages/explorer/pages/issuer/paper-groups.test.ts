import { expect, it } from 'vitest'
import { divideByType } from '../../../../../../server/pages/explorer/pages/issuer/paper-groups.ts'

const line = (asset_type: string, final_position_value: number, cnpj = 'A') => ({
  asset_type,
  final_position_value,
  cnpj,
})

it('groups private papers by their type, each line once, and adds them up', () => {
  const groups = divideByType([
    line('Debênture simples', 10.5),
    line('Debênture conversível', 1, 'B'),
    line('Nota Promissória/ Commercial Paper/ Export Note', 3),
    line('Letra Financeira', 4),
    line('CDB/ RDB', 0.25),
    line('CCB', 7),
    line('', 2),
  ])

  expect(groups.map(({ name, value, class_count, line_count }) => [name.en, value, class_count, line_count])).toEqual([
    ['Debentures', '11.50', 2, 2],
    ['Notes', '3.00', 1, 1],
    ['Bank paper', '4.25', 1, 2],
    ['Other private paper', '9.00', 1, 2],
  ])
})
