import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withDuck } from '../../../pipeline/duckdb.ts'
import { buildFrom, refusals, listRows, readServed } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { deliveryMirror } from '../../helpers/deliveries.ts'
import { temporaryFolder } from '../../helpers/folders.ts'
import { makeBareCnpj, FUND } from '../../helpers/portal.ts'

const DAILY = 'fi_entrega_documento_diario_202510.csv'
type Lines = Parameters<typeof deliveryMirror>[0]['lines']

const compiled = async (...lines: Lines) => compileMirror(await deliveryMirror({ lines }))

describe('the delivery log', () => {
  it('is a view like any other table', async () => {
    const { dataDir } = await buildFrom(await deliveryMirror({ lines: [{}] }))
    const views = await readFile(join(dataDir, 'current/views.sql'), 'utf8')

    const rows = await withDuck({ threads: 1, temporary: await temporaryFolder() }, async (duck) => {
      await duck.run(views)
      return duck.rows('SELECT file_month, cnpj FROM cvm_fund_delivery')
    })

    expect(rows).toEqual([{ file_month: '2025-10', cnpj: FUND }])
  })

  it('keeps every version of a document, in the order of delivery, and says which one counts', async () => {
    const built = await compiled(
      { Tipo_Apresentacao: 'Reapresentação', Data_Hora_Entrega: '2025-10-12 09:00:00.000', ID_Documento: '2' },
      { Ativo: 'N', Data_Hora_Entrega: '2025-10-10 09:00:00.000', ID_Documento: '1' },
    )

    expect(await listRows(built, 'cvm_fund_delivery')).toMatchObject([
      { document_id: '1', presentation: 'presentation', is_active: 'false' },
      { document_id: '2', presentation: 're_presentation', is_active: 'true' },
    ])
  })

  it('keeps two lines of one document number, and two that are equal', async () => {
    const built = await compiled({}, {}, { Tipo_Apresentacao: 'Reapresentação' })

    expect(refusals(built)).toEqual([])
    expect(await listRows(built, 'cvm_fund_delivery')).toHaveLength(3)
    expect(built.partitions[0]?.result.checks).toContainEqual(
      expect.objectContaining({ id: 'document_ids_once', figure: '2 repeated, 0 empty', passed: false }),
    )
  })

  it('keeps an unknown kind of presentation, as unknown, and warns of it', async () => {
    const built = await compiled({ Tipo_Apresentacao: 'Retificação' })

    expect(await listRows(built, 'cvm_fund_delivery')).toMatchObject([
      { presentation: 'unknown', presentation_filed: 'Retificação' },
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'presentation_labels_known Retificação' }),
    )
  })

  it('is published with a warning if it has deliveries of another month', async () => {
    const built = await compiled({}, { Data_Hora_Entrega: '2025-11-01 00:00:00.000' })

    expect(built.exit).toBe(0)
    expect(await listRows(built, 'cvm_fund_delivery')).toHaveLength(2)
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'delivered_in_file_month 1 in another month of 2' }),
    )
  })

  it('begins with January 2025', async () => {
    const portal = await deliveryMirror({ month: '2024-12', lines: [{}] })
    await deliveryMirror({ month: '2025-01', lines: [{}] }, portal)

    const built = await compileMirror(portal, { from: null, to: '2025-02' })

    expect(await listRows(built, 'cvm_fund_delivery')).toMatchObject([{ file_month: '2025-01' }])
  })
})

describe('the moment of a delivery', () => {
  it('is three hours later in UTC, over midnight and the end of the year too', async () => {
    const built = await compiled({ Data_Hora_Entrega: '2025-12-31 22:30:59.999' })

    expect(await listRows(built, 'cvm_fund_delivery')).toMatchObject([
      { delivered_at: '2026-01-01T01:30:59Z', delivered_at_filed: '2025-12-31 22:30:59.999' },
    ])
  })

  it.each([
    '2025-10-10',
    '2025-10-10 18:03:22',
    '2025-10-10T18:03:22.123',
    '2025-10-10 18:03:22.1234',
    '2025-10-10 18:03:22.123Z',
    '2025-10-10 24:00:00.000',
    '2025-10-10 18:60:00.000',
    '2025-02-29 18:03:22.123',
    '10/10/2025 18:03:22.123',
  ])('written as %s makes a bad line', async (Data_Hora_Entrega) => {
    const built = await compiled({}, { Data_Hora_Entrega })

    expect(await listRows(built, 'cvm_fund_delivery')).toHaveLength(1)
    const text = await readFile(join(built.dataDir, 'quarantine/cvm_fund_delivery/file_month=2025-10.ndjson'), 'utf8')
    expect(JSON.parse(text)).toMatchObject({ line: 3, column: 'Data_Hora_Entrega' })
  })
})

describe('the log of daily reports in the same zip', () => {
  const log = { lines: [{}] }

  it('is known and not read, whatever its columns', async () => {
    const built = await buildFrom(await deliveryMirror({ ...log, others: { [DAILY]: ['A;B', '1;2'] } }))

    expect(refusals(built)).toEqual([])
    expect((await listRows(built, 'source_file')).map((row) => row['member_file'])).toEqual([
      'fi_entrega_documento_202510.csv',
    ])
  })

  it('compiles nothing when only it changes', async () => {
    const portal = await deliveryMirror({ ...log, others: { [DAILY]: ['A;B', '1;2'] } })
    const { dataDir } = await buildFrom(portal)
    const before = await readServed(dataDir)
    await deliveryMirror({ ...log, others: { [DAILY]: ['A;B', '3;4'] } }, portal)

    const again = await buildFrom(portal, { dataDir })

    expect((await readServed(dataDir)).id).toBe(before.id)
    expect(again.log.filter(({ step }) => step === 'compile')).toEqual([])
  })

  it('does not hide a change of the log next to it', async () => {
    const portal = await deliveryMirror({ ...log, others: { [DAILY]: ['A;B'] } })
    const { dataDir } = await buildFrom(portal)
    await deliveryMirror({ lines: [{ Ativo: 'N' }], others: { [DAILY]: ['A;B'] } }, portal)

    await buildFrom(portal, { dataDir })

    expect(await listRows({ dataDir }, 'cvm_fund_delivery')).toMatchObject([{ is_active: 'false' }])
  })

  it.each(['fi_entrega_documento_diario_202509.csv', 'fi_entrega_documento_mensal_202510.csv'])(
    'is not any other table: %s refuses the month',
    async (name) => {
      const built = await compileMirror(await deliveryMirror({ ...log, others: { [name]: ['A;B'] } }))

      expect(refusals(built)).toEqual([expect.stringContaining(`SOURCE_DRIFT: unknown member ${name}`)])
    },
  )
})

describe('the values that cleaning changed in the log', () => {
  it('is listed: zeros of a CNPJ, a flag that is neither S nor N, a line that cannot be read', async () => {
    const built = await compiled(
      { CNPJ_Fundo_Classe: '68305000135' },
      { CNPJ_Fundo_Classe: makeBareCnpj(2), Ativo: 'X' },
      { Data_Fim_Competencia: '30/09/2025' },
    )

    expect(await listRows(built, 'cvm_fund_delivery')).toMatchObject([{ cnpj: '00068305000135' }, { is_active: null }])
    const changed = await listRows(built, 'cvm_fund_delivery_cleaned')
    expect(
      changed.map((row) => [row['source_line'], row['column_name'], row['filed'], row['cleaned'], row['reason']]),
    ).toEqual([
      ['2', 'CNPJ_Fundo_Classe', '68305000135', '00068305000135', 'leading_zeros_restored'],
      ['3', 'Ativo', 'X', null, 'flag_not_understood'],
      ['4', 'Data_Fim_Competencia', null, null, 'unreadable'],
    ])
  })
})
