import { describe, expect, it } from 'vitest'
import { buildFrom, readServed, listRows } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

/** The number is a textbook example with right check digits, and nobody's. */
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

describe('masking', () => {
  it('changes no id, so that a line is the same line either way', async () => {
    const portal = await mirror({ members: filed(LINES) })

    const [hidden, shown] = [await compileMirror(portal), await compileMirror(portal, { maskPersonalData: false })]

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
