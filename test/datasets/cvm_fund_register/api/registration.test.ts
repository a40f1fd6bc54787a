import { beforeAll, describe, expect, it } from 'vitest'
import type { Snapshot } from '../../../../schemas/api/endpoint.ts'
import { readRegistration, REGISTERED_CLASS } from '../../../../schemas/datasets/cvm_fund_register/api/registration.ts'
import { type SharedApi, shareSample } from '../../../server/helpers/shared.ts'
import { exactJson } from '../../../server/helpers/body.ts'

type Row = Readonly<Record<string, unknown>>
interface Described {
  readonly fund: Row
  readonly registration: Row | null
  readonly subclasses: readonly Row[]
}

let api: SharedApi
beforeAll(async () => {
  api = await shareSample()
})

const describedAs = async (cnpj: string, query = '') =>
  (exactJson((await api.get(`/v1/fund/${cnpj}${query}`)).text) as { data: Described }).data

describe('the registration of a class', () => {
  it('has what the registers say beyond the fund, fees of the older register among it', async () => {
    const { fund, registration } = await describedAs('00068305000135')

    expect(registration).toMatchObject({
      register: 'rcvm175',
      fund_cnpj: '00068305000135',
      class_id: '500007',
      type_filed: 'Classes de Cotas de Fundos FIF',
      status_filed: 'Em Funcionamento Normal',
      class_start_date: '2024-10-02',
      classification: 'de Renda Fixa',
      anbima_class: 'Renda Fixa Duração Livre Grau de Invest.',
      benchmark: '',
      condominium: 'Aberto',
      audience: 'Público Geral',
      exclusive: 'N',
      holds_quotas: 'S',
      activity_start_date: '1994-05-26',
      administration_fee: '1.50',
      performance_fee: '0.00',
    })
    expect(registration).not.toHaveProperty('source')
    expect(fund).not.toHaveProperty('classification')
  })

  it('has the fund as registered, with its own name and line, and the number of its classes', async () => {
    const { fund, registration } = await describedAs('03369970000157', '?provenance=true')

    expect(fund['name']).toMatch(/^AQUILA FUNDO DE INVESTIMENTO FINANCEIRO/)
    expect(registration).toMatchObject({
      fund_cnpj: '03366545000104',
      source: { member: 'registro_classe.csv' },
      fund: {
        name: 'ITAÚ FLEXPREV MASTER FIF CIC RF - RESP LIMITADA',
        type: 'fif',
        type_filed: 'FIF',
        status: 'normal',
        class_count: '2',
        source: { file: 'registro_fundo_classe.zip', member: 'registro_fundo.csv' },
      },
    })
  })

  it('has no fund where only the older register has it', async () => {
    expect((await describedAs('00638573000145')).registration).toMatchObject({ register: 'legacy', fund: null })
  })

  it('names its line with provenance, and so does each subclass', async () => {
    const { registration, subclasses } = await describedAs('00073041000108', '?provenance=true')

    expect(registration?.['source']).toMatchObject({
      file: 'registro_fundo_classe.zip',
      member: 'registro_classe.csv',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
    expect(subclasses).toHaveLength(1)
    expect(subclasses[0]).toMatchObject({
      subclass_id: 'SUB0000000000003',
      audience: 'Público Geral',
      pension: 'N',
      source: { member: 'registro_subclasse.csv', line: '2' },
    })
  })

  it('has its legacy columns from a line of the older register, which has the fund too', async () => {
    const { fund, registration } = await describedAs('00068305000135', '?provenance=true')

    expect(registration?.['legacy_source']).toMatchObject({ file: 'cad_fi.csv', member: 'cad_fi.csv' })
    expect((fund['integrants'] as Row[]).map(({ source }) => source)).not.toContain(undefined)
  })

  it('is null for a class in no register, which has no subclasses', async () => {
    const holders = exactJson((await api.get('/v1/funds?status=unknown&has_portfolio=true&page_size=1')).text) as {
      data: Row[]
    }
    const [unregistered] = holders.data
    if (unregistered === undefined) return

    expect(await describedAs(String(unregistered['cnpj']))).toMatchObject({ registration: null, subclasses: [] })
  })

  it('is that of the class which the fund is described by, where a number is registered twice in one fund', async () => {
    const [cnpj, fund_id] = ['00068305000135', '7']
    const classes = ['11', '12'].map((class_id) => ({ cnpj, fund_id, class_id, classification: `of ${class_id}` }))
    const snapshot = {
      lookUpClass: (sql: URL) => Promise.resolve(sql === REGISTERED_CLASS ? classes : []),
      query: () => Promise.resolve([]),
    } as unknown as Snapshot

    const { registration } = await readRegistration(snapshot, { cnpj, row: classes[1] ?? null }, (row) => row)

    expect(registration).toMatchObject({ class_id: '12', classification: 'of 12' })
  })
})
