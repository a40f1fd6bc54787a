/**
 * Meaning of a line of a report: its labels in Portuguese, as in the holdings of other funds, its category and kind of
 * asset.
 */
export interface ReportItem {
  readonly application_type: string
  readonly asset_type: string
  readonly category: string
  readonly asset_kind: string
}

type Items = Readonly<Record<string, readonly [asset_type: string, category?: string, asset_kind?: string]>>

/** Makes the items of an application label; an item without category and kind gets those of the label. */
function under(application_type: string, category: string, asset_kind: string, items: Items) {
  return Object.entries(items).map(
    ([item, [asset_type, ownCategory = category, ownKind = asset_kind]]) =>
      [item, { application_type, asset_type, category: ownCategory, asset_kind: ownKind }] as const,
  )
}

const fidcItems: ReadonlyMap<string, ReportItem> = new Map([
  ...under('Disponibilidades', 'cash', 'cash', { cash: ['Disponibilidades'] }),
  ...under('Valores Mobiliários', 'private_credit', 'private_paper', {
    debentures: ['Debêntures'],
    real_estate_certificates: ['Certificados de recebíveis imobiliários'],
    promissory_notes: ['Notas promissórias comerciais'],
    bank_notes: ['Letras financeiras', 'bank_paper'],
    other_securities: ['Outros valores mobiliários', 'other', 'other'],
  }),
  ...under('Cotas de Fundos', 'fund_quotas', 'fund_quota', {
    icvm555_fund_quotas: ['Cotas de fundos da Instrução CVM 555'],
    fif_quotas: ['Cotas de FIF'],
    fidc_quotas: ['Cotas de FIDC'],
    fidc_np_quotas: ['Cotas de FIDC não padronizados'],
  }),
  ...under('Títulos Públicos', 'public_bonds', 'government_bond', { government_bonds: ['Títulos públicos federais'] }),
  ...under('Depósitos a prazo e outros títulos de IF', 'bank_paper', 'private_paper', { bank_deposits: ['CDB'] }),
  ...under('Operações Compromissadas', 'repo', 'repo', { repos: ['Operações compromissadas'] }),
  ...under('Outras aplicações', 'other', 'other', {
    other_fixed_income: ['Outros ativos de renda fixa'],
    future_delivery_contracts: ['Contratos para entrega futura'],
  }),
  ...under('Derivativos', 'derivatives', 'other', {
    derivative_forwards: ['Mercado a termo', 'derivatives', 'forward'],
    derivative_options: ['Mercado de opções', 'derivatives', 'option'],
    derivative_futures: ['Mercado futuro', 'derivatives', 'future'],
    derivative_swaps: ['Diferencial de swap a receber', 'derivatives', 'swap'],
    derivative_collateral: ['Garantias prestadas'],
    derivative_margin: ['Depósitos de margem'],
    owed_forwards: ['Termo a pagar', 'derivatives', 'forward'],
    owed_options: ['Opções a pagar', 'derivatives', 'option'],
    owed_futures: ['Futuros a pagar', 'derivatives', 'future'],
    owed_swaps: ['Swap a pagar', 'derivatives', 'swap'],
  }),
  ...under('Valores a receber', 'receivable', 'receivable', {
    other_assets_short_term: ['Outros ativos de curto prazo'],
    other_assets_long_term: ['Outros ativos de longo prazo'],
  }),
  ...under('Provisões', 'provision', 'provision', {
    provision_risk_acquired: ['Provisão de direitos creditórios com aquisição de riscos'],
    provision_risk_not_acquired: ['Provisão de direitos creditórios sem aquisição de riscos'],
    provision_securities: ['Provisão de debêntures e CRI'],
    provision_fidc_quotas: ['Provisão de cotas de FIDC'],
    provision_other_assets: ['Provisão de outros ativos'],
  }),
  ...under('Valores a pagar', 'payable', 'payable', {
    payables_short_term: ['Valores a pagar de curto prazo'],
    payables_long_term: ['Valores a pagar de longo prazo'],
  }),
])

/** Segments of credit rights, in the words of the form. */
const segments: Readonly<Record<string, string>> = {
  industry: 'Industrial',
  real_estate: 'Imobiliário',
  commerce: 'Comercial',
  commerce_general: 'Comercial',
  commerce_retail: 'Comercial: varejo',
  leasing: 'Arrendamento mercantil',
  services: 'Serviços',
  services_general: 'Serviços',
  public_services: 'Serviços públicos',
  education: 'Serviços educacionais',
  entertainment: 'Entretenimento',
  agribusiness: 'Agronegócio',
  financial: 'Financeiro',
  personal_credit: 'Crédito pessoal',
  payroll_credit: 'Crédito pessoal consignado',
  corporate_credit: 'Crédito corporativo',
  middle_market: 'Middle market',
  vehicles: 'Veículos',
  business_property: 'Carteira imobiliária empresarial',
  residential_property: 'Carteira imobiliária residencial',
  financial_other: 'Financeiro: outros',
  credit_cards: 'Cartão de crédito',
  factoring: 'Factoring',
  factoring_personal: 'Factoring: pessoal',
  factoring_corporate: 'Factoring: corporativo',
  public_sector: 'Setor público',
  court_ordered_debt: 'Precatórios',
  tax_credits: 'Créditos tributários',
  royalties: 'Royalties',
  public_sector_other: 'Setor público: outros',
  lawsuits: 'Ações judiciais',
  intellectual_property: 'Propriedade intelectual e marcas',
}

const fiiItems: ReadonlyMap<string, ReportItem> = new Map([
  ...under('Disponibilidades', 'cash', 'cash', { cash: ['Disponibilidades'] }),
  ...under('Títulos Públicos', 'public_bonds', 'government_bond', { public_bonds: ['Títulos públicos'] }),
  ...under('Títulos Privados', 'private_credit', 'private_paper', {
    private_bonds: ['Títulos privados'],
    debentures: ['Debêntures'],
    debenture_notes: ['Cédulas de debêntures'],
    promissory_notes: ['Notas promissórias'],
    cri: ['CRI/CRA'],
    cri_cra: ['CRI/CRA'],
    mortgage_notes: ['Letras hipotecárias'],
    lci: ['LCI/LCA'],
    lci_lca: ['LCI/LCA'],
    lig: ['LIG'],
  }),
  ...under('Cotas de Fundos', 'fund_quotas', 'fund_quota', {
    fixed_income_funds: ['Fundos de renda fixa'],
    share_funds: ['FIA'],
    fip: ['FIP'],
    fii: ['FII'],
    fidc: ['FIDC'],
    other_fund_quotas: ['Outras cotas de FI'],
  }),
  ...under('Imóveis', 'property', 'property', {
    land: ['Terrenos'],
    rental_finished: ['Imóveis para renda acabados'],
    rental_in_construction: ['Imóveis para renda em construção'],
    sale_finished: ['Imóveis para venda acabados'],
    sale_in_construction: ['Imóveis para venda em construção'],
    other_property_rights: ['Outros direitos reais'],
  }),
  ...under('Ações', 'equities', 'listed_share', {
    shares: ['Ações'],
    subscription_warrants: ['Bônus de subscrição', 'other', 'other'],
    depositary_receipts: ['Certificados de depósito de valores mobiliários', 'equities', 'receipt'],
  }),
  ...under('Participações em sociedades imobiliárias', 'other', 'other', {
    property_company_shares: ['Ações de sociedades'],
    property_company_quotas: ['Cotas de sociedades'],
  }),
  ...under('Outras aplicações', 'other', 'other', {
    cepac: ['CEPAC'],
    other_securities: ['Outros valores mobiliários'],
  }),
  ...under('Valores a receber', 'receivable', 'receivable', {
    rent_receivable: ['Aluguéis a receber'],
    property_sales_receivable: ['Vendas de imóveis a receber'],
    other_receivables: ['Outros valores a receber'],
  }),
  ...under('Valores a pagar', 'payable', 'payable', {
    distributions_payable: ['Rendimentos a distribuir'],
    administration_fee_payable: ['Taxa de administração a pagar'],
    performance_fee_payable: ['Taxa de performance a pagar'],
    property_purchases_payable: ['Obrigações por aquisição de imóveis'],
    advances_on_property_sales: ['Adiantamentos por venda de imóveis'],
    advances_on_rents: ['Adiantamentos de aluguéis'],
    securitized_receivables_payable: ['Obrigações por securitização de recebíveis'],
    derivatives: ['Instrumentos financeiros derivativos', 'derivatives', 'swap'],
    provisions: ['Provisões para contingências'],
    other_payables: ['Outros valores a pagar'],
  }),
])

/** Items of the balance that asset lines of a quarter itemize, by the type of those lines. */
export const ITEMS_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  'CRI/CRA': ['cri', 'cri_cra'],
  'LCI/LCA': ['lci', 'lci_lca'],
  LIG: ['lig'],
  FII: ['fii'],
  FIDC: ['fidc'],
  FIP: ['fip'],
  FIA: ['share_funds'],
  Ações: ['shares'],
  'Ações de Sociedades': ['property_company_shares'],
  'Cotas de Sociedades': ['property_company_quotas'],
  CEPAC: ['cepac'],
}

/** Types of asset lines that repeat the holdings for liquidity. */
export const TYPES_HELD_FOR_LIQUIDITY: readonly string[] = ['Outras Cotas de FI', 'Outros Ativos Financeiros']

export const REPORT_CATEGORIES: readonly string[] = [
  ...new Set([...fidcItems.values(), ...fiiItems.values()].map(({ category }) => category)),
  'credit_rights',
  'other',
]

export function describeFidcItem(item: string, segment: string | null): ReportItem {
  if (item !== 'credit_rights') return known(fidcItems.get(item), item)
  const asset_type = segments[segment ?? '']
  if (asset_type === undefined) throw new Error(`credit rights have the unknown segment ${String(segment)}`)
  return { application_type: 'Direitos Creditórios', asset_type, category: 'credit_rights', asset_kind: 'credit_right' }
}

export function describeFiiItem(item: string): ReportItem {
  return known(fiiItems.get(item), item)
}

/** Describes an asset line of a quarter; the filed word of an unknown type is its label. */
export function describeFiiAsset(asset_type: string): ReportItem {
  const [item] = ITEMS_OF_TYPE[asset_type] ?? []
  if (item !== undefined) return { ...describeFiiItem(item), asset_type }
  if (asset_type === 'Outras Cotas de FI') return { ...describeFiiItem('other_fund_quotas'), asset_type }
  if (asset_type === 'right')
    return { ...describeFiiItem('other_property_rights'), asset_type: 'Outros direitos reais' }
  return { application_type: 'Outras aplicações', asset_type, category: 'other', asset_kind: 'other' }
}

function known(item: ReportItem | undefined, name: string): ReportItem {
  if (item === undefined) throw new Error(`no report has the item ${name}`)
  return item
}
