import { describe, expect, it } from 'vitest'
import { listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

type Values = Readonly<Record<string, string>>

const lines: readonly Values[] = [
  { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '5.00' },
  { TP_APLIC: 'Valores a pagar', DS_ATIVO: 'TAXA', VL_MERC_POS_FINAL: '2.00' },
  { TP_APLIC: 'Valores a pagar', DS_ATIVO: 'TAXA', VL_MERC_POS_FINAL: '2.00' },
]

async function readHash(held: readonly Values[], nav = '1.00', more: Values = {}): Promise<string | null | undefined> {
  const members = filed({
    PL: [line(NEW.PL, { VL_PATRIM_LIQ: nav, ...more })],
    BLC_8: held.map((values) => line(NEW.BLC_8, { ...values, ...more })),
  })
  const [row] = await listRows(
    await compileMirror(await mirror({ members }), { declared: withoutLookThroughs }),
    'cvm_fund_month',
  )
  return row?.['content_hash']
}

describe('the hash of a fund’s filed content', () => {
  it('stays when lines change places, or nothing but the type and name of the filer changes', async () => {
    const before = await readHash(lines)

    expect(await readHash([...lines].reverse())).toBe(before)
    expect(await readHash(lines, '1.00', { TP_FUNDO_CLASSE: 'FI', DENOM_SOCIAL: 'OUTRO NOME' })).toBe(before)
  })

  it('changes with the NAV, any value, and any line that comes or goes, equal ones too', async () => {
    const [first = {}, second = {}] = lines
    const [secondFalls, firstFalls] = [
      { ...second, VL_MERC_POS_FINAL: '1.99' },
      { ...first, VL_MERC_POS_FINAL: '-5.00' },
    ]

    const hashes = await Promise.all([
      readHash(lines),
      readHash(lines, '1.01'),
      readHash(lines, ''),
      readHash([first, second]),
      readHash([first]),
      readHash([...lines, second]),
      readHash([...lines, second, second]),
      readHash([first, second, secondFalls]),
      readHash([firstFalls, second, second]),
      readHash([]),
    ])

    expect(new Set(hashes)).toHaveProperty('size', hashes.length)
  })
})
