import type { Lookup } from '../../core/dataset.ts'

type Item = readonly [column: string, item: string]

/** Assets that add up to the total of table I without the credit rights, which are in table II by segment. */
const assets: readonly Item[] = [
  ['TAB_I1_VL_DISP', 'cash'],
  ['TAB_I2C1_VL_DEBENTURE', 'debentures'],
  ['TAB_I2C2_VL_CRI', 'real_estate_certificates'],
  ['TAB_I2C3_VL_NP_COMERC', 'promissory_notes'],
  ['TAB_I2C4_VL_LETRA_FINANC', 'bank_notes'],
  ['TAB_I2C5_VL_COTA_FUNDO_ICVM555', 'icvm555_fund_quotas'],
  ['TAB_I2C5_VL_COTA_FIF', 'fif_quotas'],
  ['TAB_I2C6_VL_OUTRO', 'other_securities'],
  ['TAB_I2D_VL_TITPUB_FED', 'government_bonds'],
  ['TAB_I2E_VL_CDB', 'bank_deposits'],
  ['TAB_I2F_VL_OPER_COMPROM', 'repos'],
  ['TAB_I2G_VL_OUTRO_RF', 'other_fixed_income'],
  ['TAB_I2H_VL_COTA_FIDC', 'fidc_quotas'],
  ['TAB_I2I_VL_COTA_FIDC_NP', 'fidc_np_quotas'],
  ['TAB_I2J_VL_CONTRATO_FUTURO', 'future_delivery_contracts'],
  ['TAB_I3A_VL_MERCADO_TERMO', 'derivative_forwards'],
  ['TAB_I3B_VL_MERCADO_OPCAO', 'derivative_options'],
  ['TAB_I3C_VL_MERCADO_FUTURO', 'derivative_futures'],
  ['TAB_I3D_VL_DIFER_SWAP', 'derivative_swaps'],
  ['TAB_I3E_VL_COBERTURA', 'derivative_collateral'],
  ['TAB_I3F_VL_DEPOSITO_MARGEM', 'derivative_margin'],
  ['TAB_I4A_VL_CPRAZO', 'other_assets_short_term'],
  ['TAB_I4B_VL_LPRAZO', 'other_assets_long_term'],
]

/** Provisions, which are filed as magnitudes and reduce the assets. */
const provisions: readonly Item[] = [
  ['TAB_I2A11_VL_REDUCAO_RECUP', 'provision_risk_acquired'],
  ['TAB_I2B11_VL_REDUCAO_RECUP', 'provision_risk_not_acquired'],
  ['TAB_I2_DEBENTURE_CRI', 'provision_securities'],
  ['TAB_I2_COTA_FIDC', 'provision_fidc_quotas'],
  ['TAB_I2_VL_OUTRO_ATIVO', 'provision_other_assets'],
]

/** Debts of the fund, which are filed as magnitudes too. */
const liabilities: readonly Item[] = [
  ['TAB_III_A1_VL_CPRAZO', 'payables_short_term'],
  ['TAB_III_A2_VL_LPRAZO', 'payables_long_term'],
  ['TAB_III_B1_VL_TERMO', 'owed_forwards'],
  ['TAB_III_B2_VL_OPCAO', 'owed_options'],
  ['TAB_III_B3_VL_FUTURO', 'owed_futures'],
  ['TAB_III_B4_VL_SWAP_PAGAR', 'owed_swaps'],
]

const segments: readonly (readonly [column: string, segment: string, parts?: readonly Item[]])[] = [
  ['TAB_II_A_VL_INDUST', 'industry'],
  ['TAB_II_B_VL_IMOBIL', 'real_estate'],
  [
    'TAB_II_C_VL_COMERC',
    'commerce',
    [
      ['TAB_II_C1_VL_COMERC', 'commerce_general'],
      ['TAB_II_C2_VL_VAREJO', 'commerce_retail'],
      ['TAB_II_C3_VL_ARREND', 'leasing'],
    ],
  ],
  [
    'TAB_II_D_VL_SERV',
    'services',
    [
      ['TAB_II_D1_VL_SERV', 'services_general'],
      ['TAB_II_D2_VL_SERV_PUBLICO', 'public_services'],
      ['TAB_II_D3_VL_SERV_EDUC', 'education'],
      ['TAB_II_D4_VL_ENTRET', 'entertainment'],
    ],
  ],
  ['TAB_II_E_VL_AGRONEG', 'agribusiness'],
  [
    'TAB_II_F_VL_FINANC',
    'financial',
    [
      ['TAB_II_F1_VL_CRED_PESSOA', 'personal_credit'],
      ['TAB_II_F2_VL_CRED_PESSOA_CONSIG', 'payroll_credit'],
      ['TAB_II_F3_VL_CRED_CORP', 'corporate_credit'],
      ['TAB_II_F4_VL_MIDMARKET', 'middle_market'],
      ['TAB_II_F5_VL_VEICULO', 'vehicles'],
      ['TAB_II_F6_VL_IMOBIL_EMPRESA', 'business_property'],
      ['TAB_II_F7_VL_IMOBIL_RESID', 'residential_property'],
      ['TAB_II_F8_VL_OUTRO', 'financial_other'],
    ],
  ],
  ['TAB_II_G_VL_CREDITO', 'credit_cards'],
  [
    'TAB_II_H_VL_FACTOR',
    'factoring',
    [
      ['TAB_II_H1_VL_PESSOA', 'factoring_personal'],
      ['TAB_II_H2_VL_CORP', 'factoring_corporate'],
    ],
  ],
  [
    'TAB_II_I_VL_SETOR_PUBLICO',
    'public_sector',
    [
      ['TAB_II_I1_VL_PRECAT', 'court_ordered_debt'],
      ['TAB_II_I2_VL_TRIBUT', 'tax_credits'],
      ['TAB_II_I3_VL_ROYALTIES', 'royalties'],
      ['TAB_II_I4_VL_OUTRO', 'public_sector_other'],
    ],
  ],
  ['TAB_II_J_VL_JUDICIAL', 'lawsuits'],
  ['TAB_II_K_VL_MARCA', 'intellectual_property'],
]

/**
 * States of credit rights in table I, by the number that follows I.2.a or I.2.b. 1, 2 and 3 less 11 add up to the book
 * value; the others repeat a part of them.
 */
const states: readonly (readonly [suffix: string, item: string, sign: '+' | '-' | 'part'])[] = [
  ['1_VL_CRED_VENC_AD', 'performing', '+'],
  ['2_VL_CRED_VENC_INAD', 'performing_with_overdue_instalments', '+'],
  ['21_VL_TOTAL_PARCELA_INAD', 'overdue_instalments', 'part'],
  ['3_VL_CRED_INAD', 'overdue', '+'],
  ['4_VL_CRED_DIRCRED_PERFM', 'not_yet_performed', 'part'],
  ['5_VL_CRED_VENCIDO_PENDENTE', 'bought_overdue', 'part'],
  ['6_VL_CRED_EMP_RECUP', 'of_companies_in_recovery', 'part'],
  ['7_VL_CRED_RECEITA_PUBLICA', 'of_public_revenue', 'part'],
  ['8_VL_CRED_ACAO_JUDIC', 'of_lawsuits', 'part'],
  ['9_VL_CRED_FATOR_RISCO', 'of_doubtful_validity', 'part'],
  ['10_VL_CRED_DIVERSO', 'sundry', 'part'],
  ['11_VL_REDUCAO_RECUP', 'provision', '-'],
]

const ageStates: readonly (readonly [letter: string, state: string, stem: string])[] = [
  ['A', 'not_due', 'PRAZO_VENC'],
  ['B', 'overdue', 'INAD'],
  ['C', 'paid_early', 'ANTECIPADO'],
]
const DAYS = [30, 60, 90, 120, 150, 180, 360, 720, 1080]

const ages = (['V', 'VI'] as const).flatMap((table) =>
  ageStates.flatMap(([letter, state, stem]) => {
    const column = (number: number, days: string) => `TAB_${table}_${letter}${String(number)}_VL_${stem}_${days}`
    const closed = DAYS.map((days, at) => [
      column(at + 1, String(days)),
      table === 'V',
      state,
      String((DAYS[at - 1] ?? 0) + 1),
      String(days),
    ])
    return [...closed, [column(10, 'MAIOR_1080'), table === 'V', state, '1081', null]]
  }),
)

const groups = segments.flatMap(([column, segment, parts = []]) => [
  [column, segment, segment, parts.length === 0 ? 'only' : 'whole'],
  ...parts.map(([part, name]) => [part, name, segment, 'part']),
])

const balance = (items: readonly Item[], side: 'asset' | 'liability', isNegative: boolean) =>
  items.map(([column, item]) => [column, item, side, isNegative] as const)

export const lookups: readonly Lookup[] = [
  {
    name: 'fidc_balance_item',
    columns: ['source_column', 'item', 'side', 'is_negative'],
    rows: [
      ...balance(assets, 'asset', false),
      ...balance(provisions, 'asset', true),
      ...balance(liabilities, 'liability', true),
    ],
  },
  { name: 'fidc_segment', columns: ['source_column', 'segment', 'segment_group', 'level'], rows: groups },
  {
    name: 'fidc_credit_state',
    columns: ['source_column', 'risk_acquired', 'item', 'adds_up', 'is_negative'],
    rows: (['A', 'B'] as const).flatMap((risk) =>
      states.map(
        ([suffix, item, sign]) =>
          [`TAB_I2${risk}${suffix}`, risk === 'A', item, sign !== 'part', sign === '-'] as const,
      ),
    ),
  },
  { name: 'fidc_age', columns: ['source_column', 'risk_acquired', 'state', 'days_from', 'days_to'], rows: ages },
]

/** Lists the columns of money of a table, which become rows. */
const listColumns = (name: string) =>
  lookups.filter((lookup) => lookup.name === name).flatMap(({ rows }) => rows.map(([column]) => String(column)))

export const assetColumns = [
  ...new Set([...assets, ...provisions].map(([column]) => column).concat(listColumns('fidc_credit_state'))),
]
export const liabilityColumns = liabilities.map(([column]) => column)
export const segmentColumns = listColumns('fidc_segment')
export const ageColumns = (table: 'V' | 'VI') =>
  listColumns('fidc_age').filter((name) => name.startsWith(`TAB_${table}_`))

export const segmentGroups = segments.map(([whole, , parts = []]) => ({ whole, parts: parts.map(([part]) => part) }))
export const columnsWith = (pattern: RegExp) =>
  [...assets, ...provisions, ...liabilities].map(([column]) => column).filter((column) => pattern.test(column))
