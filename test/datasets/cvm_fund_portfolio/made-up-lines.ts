import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { listRows, type TextRow } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { type MemberId, NEW } from '../../helpers/headers.ts'
import { filed, line, makeBareCnpj, masked, mirror } from '../../helpers/portal.ts'

export type MemberLine = readonly [member: MemberId, values: Readonly<Record<string, string>>]

/** Compiles made-up lines in one month, each of a filer of its own; returns the row of each. */
export async function compileLines(
  lines: readonly MemberLine[],
  { maskPersonalData = true } = {},
): Promise<(TextRow | undefined)[]> {
  const written: Partial<Record<MemberId, string[]>> = {}
  for (const [at, [member, values]] of lines.entries()) {
    const filer = { CNPJ_FUNDO_CLASSE: masked(makeBareCnpj(100 + at)) }
    ;(written[member] ??= []).push(line(NEW[member], { VL_MERC_POS_FINAL: '10.00', ...filer, ...values }))
  }
  const portal = await mirror({ members: filed(written) })
  const compiled = await compileMirror(portal, { datasets: [cda.id], maskPersonalData })
  const rows = await listRows(compiled, 'cvm_fund_portfolio')
  return lines.map((_line, at) => rows.find(({ cnpj }) => cnpj === makeBareCnpj(100 + at)))
}
