import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildFrom, filesBelow, readServed, withoutLookThroughs } from '../../helpers/build.ts'
import { builtOnce } from '../../helpers/build-store.ts'
import { type CompiledMirror, compileMirror } from '../../helpers/compile.ts'
import { dayMonth } from '../../helpers/daily-reports.ts'
import { NEW, REGISTER_HEADERS } from '../../helpers/headers.ts'
import { makeBareCnpj, cashMonth, filed, line, masked, mirror } from '../../helpers/portal.ts'

/** More lines than one row group or one thread takes at a time. */
const MANY = 60_000
/** Between one and two row groups of packed lines. */
const SOME = 3_000

/** A month of this many lines, many of them equal. */
function repetitiveMonth(count: number) {
  const filer = (at: number) => masked(makeBareCnpj((at * 7919) % 997))
  const held = (at: number) =>
    line(NEW.BLC_4, {
      CNPJ_FUNDO_CLASSE: filer(at),
      TP_APLIC: 'Ações',
      CD_ATIVO: `A${String(at % 89)}`,
      // Values that cleaning changes, so that their table is large enough for several threads.
      EMISSOR_LIGADO: at % 2 === 0 ? '?' : 'S',
      VL_MERC_POS_FINAL: `${String(at % 13)}.5`,
    })
  return filed({
    PL: Array.from({ length: 997 }, (_, at) =>
      line(NEW.PL, { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(at)), VL_PATRIM_LIQ: '1.00' }),
    ),
    BLC_4: Array.from({ length: count }, (_, at) => held(at)),
  })
}

/** Leaves out the tables about snapshots, which name them and their times. */
async function readParquet(dataDir: string): Promise<Record<string, Buffer>> {
  const { folder } = await readServed(dataDir)
  const files = (await filesBelow(folder)).filter(
    (file) => file.endsWith('.parquet') && !/^(cvm_fund_revision|changelog)\//.test(file),
  )
  const bytes = await Promise.all(files.map((file) => readFile(join(folder, file))))
  return Object.fromEntries(files.map((file, at) => [file, bytes[at] ?? Buffer.alloc(0)]))
}

async function readCompiled({ partitions }: CompiledMirror): Promise<Record<string, Buffer>> {
  const tables = partitions.flatMap(({ result }) => Object.values(result.tables))
  return Object.fromEntries(
    await Promise.all(tables.map(async ({ file, path }) => [file, await readFile(path)] as const)),
  )
}

describe('the same sources', () => {
  it('give the same bytes with other threads, also where each of them has a part', async () => {
    const portal = await mirror({ members: repetitiveMonth(MANY) })

    const [one, other] = [
      await compileMirror(portal, { declared: withoutLookThroughs, threads: 1 }),
      await compileMirror(portal, { declared: withoutLookThroughs, threads: 4 }),
    ]

    expect(one.partitions[0]?.result.tables['cvm_fund_portfolio']?.rows).toBe(MANY)
    expect(one.partitions[0]?.result.tables['cvm_fund_portfolio_cleaned']?.rows).toBe(MANY / 2)
    expect(await readCompiled(other)).toEqual(await readCompiled(one))
  })

  it('give the same digest and the same bytes in another folder, on another day, with other threads', async () => {
    const portal = await mirror({
      members: repetitiveMonth(SOME),
      legacy: [REGISTER_HEADERS.legacy, line(REGISTER_HEADERS.legacy, {})],
    })

    const one = await buildFrom(portal, { threads: 1 })
    const other = await buildFrom(portal, { threads: 4, now: '2026-01-20T11:22:33Z' })

    const [first, second] = [await readServed(one.dataDir), await readServed(other.dataDir)]
    expect(first.manifest.partitions[0]?.tables['cvm_fund_portfolio']?.rows).toBe(SOME)
    expect(first.manifest.partitions[0]?.tables['cvm_fund_portfolio_cleaned']?.rows).toBe(SOME / 2)
    expect(second.manifest.digest).toBe(first.manifest.digest)
    expect(second.id).not.toBe(first.id)
    expect(await readParquet(other.dataDir)).toEqual(await readParquet(one.dataDir))
  })

  it('give the same digest in one night or in two', async () => {
    const whole = await mirror(dayMonth('1.00', '2025-09'))
    await mirror(dayMonth('2.00', '2025-10'), whole)
    const { portal: growing, dataDir } = await builtOnce({ portals: [dayMonth('1.00', '2025-09')] })
    await mirror(dayMonth('2.00', '2025-10'), growing)

    await buildFrom(growing, { dataDir, now: '2025-12-16T03:00:00Z' })

    const atOnce = await buildFrom(whole)
    expect((await readServed(dataDir)).manifest.digest).toBe((await readServed(atOnce.dataDir)).manifest.digest)
  })

  it('give another digest if one value differs', async () => {
    const [one, other] = [
      await buildFrom(await mirror(dayMonth('1.00'))),
      await buildFrom(await mirror(dayMonth('1.01'))),
    ]

    expect((await readServed(one.dataDir)).manifest.digest).not.toBe((await readServed(other.dataDir)).manifest.digest)
  })
})

describe('a published table', () => {
  it('explains itself in its metadata', async () => {
    const parquet = await readCompiled(
      await compileMirror(await mirror(cashMonth('1.00')), { declared: withoutLookThroughs }),
    )

    const text = parquet['cvm_fund_month/competence_month=2025-10/cvm_fund_month.parquet']?.toString('utf8')
    expect(text).toContain('"nav_value":{"type":"DECIMAL(24,2)","unit":"BRL","nullable":true,"source":')
    // Sentences are in views.sql, so that a better wording changes no file.
    expect(text).not.toContain('Net asset value at the end of the month.')
    expect(text).toContain('https://dados.cvm.gov.br/dados/FI/DOC/CDA/DADOS/cda_fi_202510.zip')
  })
})
