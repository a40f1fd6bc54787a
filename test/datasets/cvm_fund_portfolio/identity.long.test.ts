import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { readCompilerCode } from '../../../pipeline/digest/compiler-code.ts'
import { declaredInputs } from '../../../pipeline/digest/declared-inputs.ts'
import { inputDigest } from '../../../pipeline/digest/input-digest.ts'
import cda from '../../../schemas/datasets/cvm_fund_portfolio/dataset.ts'
import { datasets } from '../../../schemas/registry.gen.ts'
import { identityRules, RULES_VERSION } from '../../../schemas/datasets/cvm_fund_portfolio/identity-rules.ts'
import { buildFrom, readServed, listRows, type TextRow } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, FUND, line, masked, mirror, type PortalFiles, zipOfMonth } from '../../helpers/portal.ts'
import { readLines } from '../../helpers/sample-lines.ts'
import { compileLines } from './made-up-lines.ts'

const SAMPLE = join(import.meta.dirname, '../../../data/sample')
const OCTOBER = 'cda_fie_202510.csv'
const BLOCK_6 = 'cda_fi_BLC_6_202510.csv'
const FEBRUARY = 'cda_fiim_202402.csv'

/** A real line, and what it names. */
interface Named {
  readonly member: string
  readonly line: number
  /** Repeated here so that a reader need not unpack the sample. */
  readonly filed: string
  readonly rule: string
  readonly expected: Partial<TextRow>
}

const named = (
  rule: string,
  [member, line, filed]: readonly [string, number, string],
  [asset_id, asset_kind, position = 'owned']: readonly [string, string, string?],
): Named => {
  const found = identityRules.find(({ id }) => id === rule)
  return {
    member, line, filed, rule,
    expected: { asset_id, asset_kind, position, asset_id_basis: found?.basis ?? '?', asset_id_rule: found?.word ?? '?' },
  } // prettier-ignore
}

/** Every rule whose lines the sample has. */
const byRule: readonly Named[] = [
  named('quota_cnpj', ['cda_fi_BLC_2_202402.csv', 4, 'CNPJ 27.146.328/0001-77'], ['fund:27146328000177', 'fund_quota']),
  named('bond_selic_maturity', ['cda_fi_BLC_1_202402.csv', 4, '950199, 2027-01-01, BRSTNCNTF1P8'], ['selic:950199:2027-01-01', 'government_bond']),
  named('share_ticker', ['cda_fi_BLC_4_202402.csv', 4, 'PETR4, BRPETRACNPR6'], ['b3:PETR4', 'listed_share']),
  named('share_ticker', [OCTOBER, 6918, 'SRNA3, borrowed'], ['b3:SRNA3', 'listed_share', 'borrowed']),
  named('share_ticker', [OCTOBER, 6488, 'BPAC11, lent'], ['b3:BPAC11', 'unit', 'lent']),
  named('share_ticker', [OCTOBER, 9599, 'AAPL34'], ['b3:AAPL34', 'bdr']),
  named('share_ticker', [OCTOBER, 8659, 'ONCO1'], ['b3:ONCO1', 'receipt']),
  named('share_ticker_in_text', [OCTOBER, 6744, 'NATU3 in the description, lent'], ['b3:NATU3', 'listed_share', 'lent']),
  named('share_ticker_in_text', [OCTOBER, 9381, 'A??es - BPAC11, filed as a common share'], ['b3:BPAC11', 'unit', 'lent']),
  named('share_ticker_in_text', [OCTOBER, 10522, 'A??es - JBSS32'], ['b3:JBSS32', 'bdr']),
  named('share_ticker_in_text', [OCTOBER, 8927, 'A??es - BTCI11 of a FDO INV IMOB'], ['b3:BTCI11', 'fund_quota', 'lent']),
  named('share_ticker_in_text', [OCTOBER, 6975, 'ONCO/ONCO1/BRONCOD02OR9'], ['b3:ONCO1', 'receipt']),
  named('share_ticker', [FEBRUARY, 285, 'ENGI11 at 50.84'], ['b3:ENGI11', 'unit']),
  named('share_name_and_price', [FEBRUARY, 2169, 'ENERGISA UNT at 50.84'], ['b3:ENGI11', 'unit']),
  named('share_ticker_in_text', [OCTOBER, 9354, 'A??es - SANB11 at 31.14, with the issuer'], ['b3:SANB11', 'unit']),
  named('share_name_and_price', [OCTOBER, 11493, 'BCO SANTANDE UNT N2 of that issuer at 31.14'], ['b3:SANB11', 'unit']),
  named('paper_code', [OCTOBER, 10418, 'VAMO24 of a debenture'], ['cetip:VAMO24', 'private_paper']),
  named('paper_code_in_text', [OCTOBER, 3812, '… - CRI - 24L2329410'], ['cetip:24L2329410', 'private_paper']),
  named('paper_isin_in_text', [OCTOBER, 238, 'LFSC / ISIN: BRPINELFI4W7 / …'], ['isin:BRPINELFI4W7', 'private_paper']),
  named('paper_terms', ['cda_fi_BLC_5_202402.csv', 2, 'letra financeira, DI1, 100 %, 1.15'], ['paper:LETRA-FINANCEIRA:30306294000145:2024-03-04:DI1|100|1.15|', 'private_paper']),
  named('future_in_text', [OCTOBER, 6746, 'FUT WIN/Z25'], ['b3f:WIN:Z25', 'future', 'future']),
  named('future_in_text', [OCTOBER, 8122, 'DI FUTURO BMF - 03/07/2028'], ['b3f:DI1:N28', 'future', 'future']),
  named('foreign_isin_in_text', [OCTOBER, 9157, 'GALAXY BBG BITC ETF - KYG376981000 - NAV'], ['isin:KYG376981000', 'offshore_fund']),
  named('crypto_pair', [FEBRUARY, 2436, 'MATI USD C2, MATIC USD C20'], ['crypto:MATIC', 'crypto']),
  named('crypto_pair', [FEBRUARY, 3352, 'APE USD IVT, APECOIN USD'], ['crypto:APE', 'crypto']),
  named('foreign_ticker', [OCTOBER, 9423, 'VGT'], ['x:VGT:US', 'foreign_share']),
  named('foreign_ticker', [OCTOBER, 9818, 'VOO US'], ['x:VOO:US', 'foreign_share']),
  named('foreign_ticker', [OCTOBER, 12674, 'VUAA LN'], ['x:VUAA:LN', 'foreign_share']),
  named('foreign_name_in_table', [FEBRUARY, 2607, 'CME IND USD'], ['crypto:BTC', 'crypto']),
  named('foreign_name', [OCTOBER, 9170, 'NVIDIA CORP - 135621 under the code 1'], ['xn:NVIDIA', 'foreign_share']),
  named('foreign_name', [OCTOBER, 7931, 'ISHARES CORE SP500 under the code 9000032'], ['xn:ISHARES-CORE-SP500', 'offshore_fund']),
] // prettier-ignore

const unnamed = (
  [member, line, filed]: readonly [string, number, string],
  asset_kind: string,
  asset_id_basis: string | null,
  more: Partial<TextRow> = {},
): Named => ({
  member, line, filed, rule: 'none',
  expected: { asset_id: null, asset_kind, asset_id_basis, asset_id_rule: null, ...more },
}) // prettier-ignore

/** Real lines that look as if they named an asset, and those of what is none. */
const byNoRule: readonly Named[] = [
  unnamed([OCTOBER, 5658, 'quotas of 99999999999905'], 'fund_quota', 'unidentified'),
  unnamed([OCTOBER, 5509, 'COTA FIC FIDC CRITERIA MEZ I as a federal bond'], 'other', 'unidentified'),
  unnamed([OCTOBER, 5830, 'MEZANINO as a share'], 'listed_share', 'unidentified'),
  unnamed([FEBRUARY, 4003, 'MAGAZ LUIZA DIR SUBS - 01/03/2024'], 'receipt', 'unidentified'),
  unnamed([OCTOBER, 11314, 'TAC SPYI11, the ticker of the fund itself'], 'other', 'unidentified'),
  unnamed([OCTOBER, 6078, 'FDCF3PLATSN5, by chance with the check digit of an ISIN'], 'other', 'unidentified'),
  unnamed([BLOCK_6, 2051, 'a natural person as issuer'], 'private_paper', 'unidentified'),
  unnamed([BLOCK_6, 749, '*** A Definir *** next to a valid CNPJ'], 'private_paper', 'unidentified'),
  unnamed([OCTOBER, 7268, 'FUT WIN without a series'], 'future', 'unidentified', { position: 'future' }),
  unnamed([FEBRUARY, 3335, 'ETH USD B11 named BTC USD C20'], 'foreign_share', 'unidentified'),
  unnamed(['cda_fi_BLC_7_202402.csv', 4, 'a bond under the name of its issuer'], 'foreign_bond', 'unidentified'),
  unnamed([OCTOBER, 278, 'a repo'], 'repo', null, { position: 'repo_collateral', collateral_asset_id: 'selic:760199:2029-05-15' }),
  unnamed([OCTOBER, 8347, 'VENDA A TERMO … - 760199'], 'forward', null, { position: 'forward' }),
  unnamed(['cda_fi_BLC_3_202510.csv', 2, 'a swap'], 'swap', null, { position: 'swap' }),
  unnamed([OCTOBER, 982, 'AUDITORIA PROVISAO with a CNPJ'], 'payable', null, { position: null }),
  unnamed([OCTOBER, 7, 'Valores a Receber'], 'receivable', null, { position: null }),
  unnamed([OCTOBER, 5, 'Disponibilidade'], 'cash', null, { position: null }),
  unnamed(['cda_fie_CONFID_202510.csv', 2, 'a confidential total'], 'confidential', null, { position: null }),
] // prettier-ignore

const all = [...byRule, ...byNoRule]
let published: readonly TextRow[] = []

/** Compiles the lines of the sample that the cases name, and no others. */
beforeAll(async () => {
  const folder = await mirror({ month: '2024-02', members: cut('2024-02') })
  await mirror({ month: '2025-10', members: cut('2025-10') }, folder)
  published = await listRows(
    await compileMirror(folder, { from: '2024-02', datasets: ['cvm_fund_portfolio'] }),
    'cvm_fund_portfolio',
  )
})

function cut(month: string): PortalFiles {
  const wanted = all.filter(({ member }) => member.includes(month.replace('-', '')))
  return readLines(zipOfMonth(SAMPLE, month), wanted)
}

/** Finds the row by the line's place in the cut, which is its place in the published table: the cut keeps the order. */
function findRow({ member, line: number }: Named): TextRow | undefined {
  const lines = [...new Set(all.filter((each) => each.member === member).map((each) => each.line))].sort(
    (a, b) => a - b,
  )
  const at = String(lines.indexOf(number) + 2)
  return published.find(({ source_member, source_line }) => source_member === member && source_line === at)
}

const SHARE = { TP_APLIC: 'Ações', TP_ATIVO: 'Ação ordinária' }

/** Made up of codes that exist, because the sample has few lines of blocks 1, 4 and 7. */
const made = [
  ['bond_isin', 'BLC_1', { TP_APLIC: 'Títulos Públicos', CD_ISIN: 'BRSTNCNTF1P8' }, 'isin:BRSTNCNTF1P8', 'code'],
  ['share_isin', 'BLC_4', { ...SHARE, CD_ATIVO: 'PETROBRAS', CD_ISIN: 'BRPETRACNPR6' }, 'isin:BRPETRACNPR6', 'code'],
  ['future_code', 'BLC_4', { TP_APLIC: 'Mercado Futuro - Posições compradas', CD_ATIVO: 'WDOFZ25' }, 'b3f:WDO:Z25', 'code'],
  ['option_code', 'BLC_4', { TP_APLIC: 'Opções - Posições lançadas', CD_ATIVO: 'PETRA139', DT_FIM_VIGENCIA: '2025-01-17' }, 'b3o:PETRA139:2025-01-17', 'code'],
  ['foreign_isin', 'BLC_7', { TP_APLIC: 'Investimento no Exterior', CD_ATIVO_BV_MERC: 'US0378331005', EMISSOR: 'APPLE INC' }, 'isin:US0378331005', 'code'],
  ['share_isin with a wrong check digit', 'BLC_4', { ...SHARE, CD_ATIVO: 'PETROBRAS', CD_ISIN: 'BRPETRACNPR7' }, null, null],
  ['share_ticker_in_text with a lost letter', 'FIE', { ...SHARE, DS_ATIVO: 'A??es - P?TR4' }, null, null],
  ['share_ticker_in_text with two tickers', 'FIE', { ...SHARE, DS_ATIVO: 'PETR3 / PETR4' }, null, null],
  ['paper_code of letters alone', 'BLC_4', { TP_APLIC: 'Debêntures', CD_ATIVO: 'OUTROS' }, null, null],
  ['quota_cnpj of nobody', 'BLC_2', { TP_APLIC: 'Cotas de Fundos', CNPJ_FUNDO_CLASSE_COTA: '00.000.000/0000-00' }, null, null],
  ['option_code without its expiry', 'BLC_4', { TP_APLIC: 'Opções - Posições lançadas', CD_ATIVO: 'PETRA139' }, null, null],
] as const // prettier-ignore

describe('a made-up line', () => {
  let rows: readonly (TextRow | undefined)[] = []
  beforeAll(async () => {
    rows = await compileLines(made.map(([, member, values]) => [member, values]))
  })

  it.each(made.map(([rule, , , asset_id, asset_id_rule], at) => [rule, at, { asset_id, asset_id_rule }] as const))(
    'for the rule %s',
    (_rule, at, expected) => {
      expect(rows[at]).toMatchObject(expected)
    },
  )

  it('names the subclass of a subclass, and nobody by the number of a natural person, even if it is that of a company once it is filled up', async () => {
    const subclass = {
      TP_APLIC: 'Cotas de Fundos',
      CNPJ_FUNDO_CLASSE_COTA: masked(FUND),
      ID_SUBCLASSE: 'AB12C1699900123',
    }
    const terms = { TP_ATIVO: 'CCB', DT_VENC: '2030-01-31', CD_INDEXADOR_POSFX: 'DI1', PR_INDEXADOR_POSFX: '100' }
    const issued = { TP_APLIC: 'Títulos de Crédito Privado', CPF_CNPJ_EMISSOR: '00000000191', ...terms }

    expect(
      await compileLines([
        ['BLC_2', subclass],
        ['BLC_6', { ...issued, PF_PJ_EMISSOR: 'PF' }],
        ['BLC_6', { ...issued, PF_PJ_EMISSOR: 'PJ' }],
      ]),
    ).toMatchObject([
      { asset_id: `fund:${FUND}:AB12C1699900123` },
      { asset_id: null, asset_id_basis: 'unidentified' },
      { asset_id: 'paper:CCB:00000000000191:2030-01-31:DI1|100||' },
    ])
  })
})

describe('the declared rules', () => {
  it('are those of the SQL, in its order', () => {
    const read = (name: string) => readFileSync(new URL(name, cda.folder), 'utf8')
    const tried = [...read('line_identity.sql').matchAll(/\{rule: '(\w+)'/g)].map(([, id]) => id)
    const [triedBehind] = [...read('share_by_price.sql').matchAll(/identity_rule\.id = '(\w+)'/g)].map(([, id]) => id)

    expect(tried).toEqual(identityRules.map(({ id }) => id).filter((id) => id !== triedBehind))
    expect(identityRules.map(({ id }) => id)).toContain(triedBehind)
  })

  it('are in the page about the sources, in their order', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/sources-reference.md'), 'utf8')
    const listed = [...page.matchAll(/^\| (`\w+`(?:, `\w+`)?) \| `\w+:/gm)].flatMap(([, ids = '']) => ids.match(/\w+/g))

    expect(listed).toEqual(identityRules.map(({ id }) => id))
  })

  it('have a test each', () => {
    const tested = [...byRule.map(({ rule }) => rule), ...made.map(([rule]) => rule)]

    expect(identityRules.filter(({ id }) => !tested.some((rule) => rule === id))).toEqual([])
  })

  it('have their version in the manifest of each partition, and a change of it compiles the dataset again and no other', async () => {
    const built = await buildFrom(await mirror({ members: filed({ FIE: [line(NEW.FIE, SHARE)] }) }), {
      datasets: [cda.id],
    })
    const { manifest } = await readServed(built.dataDir)
    const [, other] = datasets.filter(({ id }) => id !== cda.id)
    const newer = { ...cda, rulesVersion: RULES_VERSION + 1 }

    expect(manifest.partitions.map(({ rules_version }) => rules_version)).toEqual([RULES_VERSION])
    const compiler = await readCompilerCode()
    expect(inputDigest(newer, [], true, compiler)).not.toBe(inputDigest(cda, [], true, compiler))
    expect(other && declaredInputs(other, compiler.words)).not.toHaveProperty('rulesVersion')
  })
})

describe('a line of the sample', () => {
  it.each(byRule)('is named by the rule $rule: $member, line $line ($filed)', (each) => {
    expect(findRow(each)).toMatchObject(each.expected)
  })

  it.each(byNoRule)('names no asset: $member, line $line ($filed)', (each) => {
    expect(findRow(each)).toMatchObject(each.expected)
  })
})
