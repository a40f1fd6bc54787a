import { describe, expect, it } from 'vitest'
import { buildFrom, readServed, listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, makeBareCnpj, masked, mirror } from '../../helpers/portal.ts'

/** A textbook example with right check digits, and nobody's number. */
const LINES = {
  BLC_8: [
    line(NEW.BLC_8, {
      TP_APLIC: 'Valores a receber',
      PF_PJ_EMISSOR: 'PF',
      CPF_CNPJ_EMISSOR: '529.982.247-25',
      EMISSOR: 'MARIA DA SILVA',
    }),
  ],
}

describe('a number of a fund that lost digits', () => {
  const quota = (CPF_CNPJ_EMISSOR: string, EMISSOR: string, PF_PJ_EMISSOR = 'PJ') =>
    line(NEW.BLC_8, { TP_APLIC: 'Valores a receber', PF_PJ_EMISSOR, CPF_CNPJ_EMISSOR, EMISSOR })
  const show = async (lines: readonly string[]) =>
    (
      await listRows(
        await compileMirror(await mirror({ members: filed({ BLC_8: lines }) }), { declared: withoutLookThroughs }),
        'cvm_fund_portfolio',
      )
    ).map(({ issuer_document, issuer_name }) => [issuer_document, issuer_name])
  const FUND = masked(makeBareCnpj(1))

  it('is shown where its name says that it is a fund, or it begins as a fund that files', async () => {
    const own = `${makeBareCnpj(1).slice(0, 8)}777`

    expect(await show([quota('12345678901', 'ALFA FII'), quota(own, 'ALFA')])).toEqual([
      ['00012345678901', 'ALFA FII'],
      [`000${own}`, 'ALFA'],
    ])
    expect(FUND.replaceAll(/\D/g, '').startsWith(own.slice(0, 8))).toBe(true)
  })

  it.each([
    ['a person, as the line says', [quota('12345678901', 'ALFA FII', 'PF')]],
    ['one that can be a CPF', [quota('52998224725', 'ALFA FII')]],
    ['one that another line has next to a name', [quota('12345678901', 'ALFA FII'), quota('12345678901', 'MARIA')]],
  ])('is masked in doubt: %s', async (_doubt, lines) => {
    for (const [document, name] of await show(lines)) expect([document?.slice(0, 3), name]).toEqual(['***', '***'])
  })
})

describe('masking', () => {
  it('changes no id, so that a line is the same line either way', async () => {
    const portal = await mirror({ members: filed(LINES) })

    const [hidden, shown] = [
      await compileMirror(portal, { declared: withoutLookThroughs }),
      await compileMirror(portal, { declared: withoutLookThroughs, maskPersonalData: false }),
    ]

    const ids = async (built: typeof hidden) => (await listRows(built, 'cvm_fund_portfolio')).map(({ id }) => id)
    expect(await ids(shown)).toEqual(await ids(hidden))
  })

  it('is applied to the published tables when it is turned on again', async () => {
    const portal = await mirror({ members: filed(LINES) })
    const { dataDir } = await buildFrom(portal, { maskPersonalData: false })
    const before = await readServed(dataDir)

    await buildFrom(portal, { dataDir })

    const after = await readServed(dataDir)
    expect(after.id > before.id).toBe(true)
    expect(await listRows({ dataDir }, 'cvm_fund_portfolio')).toMatchObject([
      { issuer_document: '***982247**', issuer_name: '***' },
    ])
  })
})
