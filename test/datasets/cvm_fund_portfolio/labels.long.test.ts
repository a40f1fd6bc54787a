import { describe, expect, it } from 'vitest'
import { foldLabel, LIABILITY_WORDS, lookups } from '../../../schemas/datasets/cvm_fund_portfolio/labels.ts'
import { refusals, listRows, withoutLookThroughs } from '../../helpers/build.ts'
import { compileMirror } from '../../helpers/compile.ts'
import { NEW } from '../../helpers/headers.ts'
import { filed, line, mirror } from '../../helpers/portal.ts'

const applicationLabels = (lookups.find(({ name }) => name === 'application_label')?.rows ?? []).map(
  ([folded, , , isLiability]) => ({ folded: String(folded), isLiability: isLiability === true }),
)

async function labelled(...lines: readonly Record<string, string>[]) {
  const members = filed({ FIE: lines.map((values) => line(NEW.FIE, { VL_MERC_POS_FINAL: '10.00', ...values })) })
  return listRows(await compileMirror(await mirror({ members })), 'cvm_fund_portfolio')
}

const spellings = [
  ['AÇÕES', 'Ações', 'equities'],
  ['Ações', 'Ações', 'equities'],
  ['Acoes', 'Ações', 'equities'],
  ['COTAS DE FUNDOS', 'Cotas de Fundos', 'fund_quotas'],
  ['AÇÕES E OUTROS TVM CEDIDOS EM EMPRÉSTIMO', 'Ações e outros TVM cedidos em empréstimo', 'equities'],
  ['Diferencial de Swap a Receber', 'DIFERENCIAL DE SWAP A RECEBER', 'derivatives'],
  ['Disponível de ouro', 'DISPONÍVEL DE OURO', 'other'],
  [
    'COTAS DE FUNDOS DE INVESTIMENTO - INSTRUÇÃO Nº 409',
    'Cotas de fundos de investimento - Instrução Nº 409',
    'fund_quotas',
  ],
] as const

describe('a label', () => {
  it('comes out in one spelling, next to the filed one', async () => {
    const rows = await labelled(...spellings.map(([TP_APLIC]) => ({ TP_APLIC })))

    expect(rows).toMatchObject(
      spellings.map(([application_type_filed, application_type, category]) => ({
        application_type_filed,
        application_type,
        category,
      })),
    )
  })

  it('with double spaces is the label with single ones', async () => {
    const rows = await labelled({ TP_APLIC: 'Valores  a  pagar' })

    expect(rows).toMatchObject([
      { application_type: 'Valores a pagar', category: 'payable', final_position_value: '-10.00' },
    ])
  })

  it('with a non-breaking space is the label with a plain one', async () => {
    const rows = await labelled({ TP_APLIC: 'VALORES\xa0A PAGAR' })

    expect(rows).toMatchObject([{ application_type: 'Valores a pagar', final_position_value: '-10.00' }])
  })

  it('of an asset or of the accounting intent comes out in one spelling too', async () => {
    const rows = await labelled({ TP_APLIC: 'AÇÕES', TP_ATIVO: 'AÇÃO ORDINÁRIA', TP_NEGOC: 'PARA NEGOCIAÇÃO' })

    expect(rows).toMatchObject([
      {
        asset_type: 'Ação ordinária',
        asset_type_filed: 'AÇÃO ORDINÁRIA',
        business_type: 'Para negociação',
        business_type_filed: 'PARA NEGOCIAÇÃO',
      },
    ])
  })

  it('that is not declared stays as filed, counts as an asset and is named by a check', async () => {
    const members = filed({ FIE: [line(NEW.FIE, { TP_APLIC: 'Criptoativos', VL_MERC_POS_FINAL: '10.00' })] })
    const built = await compileMirror(await mirror({ members }), { declared: withoutLookThroughs })

    expect(await listRows(built, 'cvm_fund_portfolio')).toMatchObject([
      { application_type: 'Criptoativos', category: 'other', is_investment: 'true', final_position_value: '10.00' },
    ])
    expect(built.log).toContainEqual(
      expect.objectContaining({ level: 'warn', detail: 'application_labels_known Criptoativos' }),
    )
  })

  it.each([
    'Obrigações por operações novas',
    'Op??es - Posi??es lan?adas',
    'OpÃ§Ãµes - PosiÃ§Ãµes lanÃ§adas',
    'OPCOES LANADAS',
    'Tributos a pagar',
    'Outras opera??es passivas e exigibilidades',
    'A??es recebidas em empr?stimo',
  ])('that is not declared and reads like a liability refuses the month: %s', async (TP_APLIC) => {
    const members = filed({ FIE: [line(NEW.FIE, { TP_APLIC: 'Ações' }), line(NEW.FIE, { TP_APLIC })] })
    const built = await compileMirror(await mirror({ members }))

    expect(built.exit).toBe(2)
    expect(refusals(built)).toEqual([
      expect.stringContaining(`liability_labels_known: cda_fi_202510.zip cda_fie_202510.csv line 3 column TP_APLIC`),
    ])
    expect(refusals(built)[0]).toContain(`the label "${TP_APLIC}" is not declared`)
  })

  it.each(applicationLabels.filter(({ isLiability }) => isLiability).map(({ folded }) => folded))(
    'that is declared as a liability would be recognised without its declaration: %s',
    (folded) => {
      expect(folded).toMatch(new RegExp(LIABILITY_WORDS))
    },
  )

  it.each(applicationLabels.filter(({ isLiability }) => !isLiability).map(({ folded }) => folded))(
    'that is declared as an asset does not read like a liability: %s',
    (folded) => {
      expect(folded).not.toMatch(new RegExp(LIABILITY_WORDS))
    },
  )

  it('that is empty is nothing, not an empty text', async () => {
    const rows = await labelled({ TP_APLIC: 'Cotas de Fundos' })

    expect(rows).toMatchObject([
      { asset_type: null, asset_type_filed: null, business_type: null, related_issuer: null },
    ])
  })

  it('folds in the declaration as it folds in SQL', () => {
    expect(foldLabel(' AÇÕES  e outros\tTVM ')).toBe('acoes e outros tvm')
  })
})

describe('a line that is not an investment', () => {
  it('is only cash, payables and receivables', async () => {
    const rows = await labelled(
      { TP_APLIC: 'Disponibilidades' },
      { TP_APLIC: 'Valores a pagar' },
      { TP_APLIC: 'Valores a receber' },
      { TP_APLIC: 'Outras operações passivas e exigibilidades' },
      { TP_APLIC: 'Títulos Públicos' },
    )

    expect(rows.map(({ is_investment }) => is_investment)).toEqual(['false', 'false', 'false', 'true', 'true'])
  })
})
