import { beforeAll, describe, expect, it } from 'vitest'
import { type SharedApi, shareServer, shareWorld } from '../../../../helpers/shared.ts'
import { OPEN_EXPLORER } from '../../../../helpers/explorer-pages.ts'
import { late, lateFilerDataDir } from '../../../../helpers/late-filer-world.ts'
import { readVisibleText } from '../../../../helpers/pages.ts'

let api: SharedApi

beforeAll(async () => {
  api = await shareServer(await shareWorld(lateFilerDataDir), OPEN_EXPLORER)
})

const readHolders = async (language: string, code: string) => {
  const path = `/${language}/asset/${code}?date=2025-10`
  const { text } = await api.get(path, { headers: { accept: 'text/html', 'x-api-key': '' } })
  const [, section = ''] = /<h2 id="holders">([\s\S]*?)<\/section>/.exec(text) ?? []
  return readVisibleText(section)
}

describe('the holders of a fund that a real-estate fund lists', () => {
  it.each([
    ['en', 'owned, according to its own report of June 2025', 'their rows say the month of the report.'],
    ['pt', 'própria, pelo informe de junho de 2025', 'as linhas trazem o mês do informe.'],
  ])('say the month of its report and the file, in %s', async (language, position, sentence) => {
    const holders = await readHolders(language, late.heldFirst)

    expect(holders).toContain(position)
    expect(holders).toContain(sentence)
    expect(holders).toContain('cda_fi_202510, inf_trimestral_fii')
  })

  it('say nothing of reports where everything comes from holdings of the month', async () => {
    const holders = await readHolders('en', 'PETR4')

    expect(holders).toContain('owned')
    expect(holders).not.toMatch(/report|inf_trimestral_fii/)
  })
})
