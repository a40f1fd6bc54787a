import { describe, expect, it } from 'vitest'
import { refusals, listRows, type TextRow } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { filedValues, specimens } from '../../helpers/column-specimens.ts'
import { type Headers, type MemberId, NEW, OLD } from '../../helpers/headers.ts'
import { filed, FUND, line, masked, mirror } from '../../helpers/portal.ts'

const RENAMED: Readonly<Record<string, string>> = {
  TP_FUNDO: 'TP_FUNDO_CLASSE',
  CNPJ_FUNDO: 'CNPJ_FUNDO_CLASSE',
  CNPJ_FUNDO_COTA: 'CNPJ_FUNDO_CLASSE_COTA',
  NM_FUNDO_COTA: 'NM_FUNDO_CLASSE_SUBCLASSE_COTA',
}
const MEMBERS = Object.keys(NEW) as MemberId[]

/** A line of each member with a value in every column that the old layout has too. */
function contents(headers: Headers) {
  const given = { TP_FUNDO_CLASSE: 'FI', CNPJ_FUNDO_CLASSE: masked(FUND), DT_COMPTC: '2025-10-31', ID_SUBCLASSE: '' }
  const findLine = (id: MemberId) => {
    const values: Record<string, string> = { ...given, ...filedValues(specimens(NEW[id], given)) }
    const columns = headers[id].split(';')
    return line(headers[id], Object.fromEntries(columns.map((name) => [name, values[RENAMED[name] ?? name] ?? ''])))
  }
  return filed(Object.fromEntries(MEMBERS.map((id) => [id, [findLine(id)]])), { headers })
}

async function tables(members: Readonly<Record<string, readonly string[]>>): Promise<TextRow[][]> {
  const built = await compileMirror(await mirror({ members }))
  expect(refusals(built)).toEqual([])
  return [await listRows(built, 'cvm_fund_portfolio'), await listRows(built, 'cvm_fund_month')]
}

function inOrder(order: (columns: string[]) => string[], lines: readonly string[]): string[] {
  const columns = lines[0]?.split(';') ?? []
  return lines.map((text) => {
    const fields = text.split(';')
    return order(columns.map((_name, at) => String(at)))
      .map((at) => fields[Number(at)])
      .join(';')
  })
}

describe('the layout of a file', () => {
  it('may be the old or the new: the tables are the same', async () => {
    expect(await tables(contents(OLD))).toEqual(await tables(contents(NEW)))
  })

  it('may have its columns in any order', async () => {
    const members = contents(NEW)
    const reversed = Object.fromEntries(
      Object.entries(members).map(([name, lines]) => [name, inOrder((columns) => columns.reverse(), lines)]),
    )

    expect(await tables(reversed)).toEqual(await tables(members))
  })

  it('may differ from member to member', async () => {
    const [older, newer] = [contents(OLD), contents(NEW)]
    const mixed = Object.fromEntries(Object.keys(newer).map((name, at) => [name, (at % 2 ? older : newer)[name] ?? []]))

    expect(await tables(mixed)).toEqual(await tables(newer))
  })

  it('may call the file of structured funds fiim or fie, which are one block', async () => {
    const named = contents(NEW)
    const formerly = Object.fromEntries(
      Object.entries(named).map(([name, lines]) => [name.replace('fie', 'fiim'), lines]),
    )

    const [before, after] = [await tables(formerly), await tables(named)]

    expect(before[0]?.map(({ id }) => id)).toEqual(after[0]?.map(({ id }) => id))
    expect(before[1]?.map(({ content_hash }) => content_hash)).toEqual(
      after[1]?.map(({ content_hash }) => content_hash),
    )
  })

  it('may leave out the number of the filing', async () => {
    const header = NEW.FIE.replace('ID_DOC;', '')
    const values = { TP_APLIC: 'Disponibilidades', VL_MERC_POS_FINAL: '1.00' }

    const [rows] = await tables({ 'cda_fie_202510.csv': [header, line(header, values)] })

    expect(rows).toMatchObject([{ block: 'fie', document_id: null, final_position_value: '1.00' }])
  })

  it('may mark its bytes as UTF-8, and the mark is not part of the first column', async () => {
    const nav = line(NEW.PL, { VL_PATRIM_LIQ: '1.00' })

    const [, rows] = await tables({ 'cda_fi_PL_202510.csv': [`\xef\xbb\xbf${NEW.PL}`, nav] })

    expect(rows).toMatchObject([{ cnpj: FUND, nav_value: '1.00' }])
  })
})
