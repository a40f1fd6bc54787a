/**
 * Leaves of the balance of a fund: column of the file, name, and the total around each. Assets are published as filed,
 * liabilities with the other sign, so that all leaves add up to the NAV.
 */
const LEAVES = {
  liquidity: {
    Disponibilidades: 'cash',
    Titulos_Publicos: 'public_bonds',
    Titulos_Privados: 'private_bonds',
    Fundos_Renda_Fixa: 'fixed_income_funds',
  },
  property: {
    Terrenos: 'land',
    Imoveis_Renda_Acabados: 'rental_finished',
    Imoveis_Renda_Construcao: 'rental_in_construction',
    Imoveis_Venda_Acabados: 'sale_finished',
    Imoveis_Venda_Construcao: 'sale_in_construction',
    Outros_Direitos_Reais: 'other_property_rights',
  },
  securities: {
    Acoes: 'shares',
    Debentures: 'debentures',
    Bonus_Subscricao: 'subscription_warrants',
    Certificados_Deposito_Valores_Mobiliarios: 'depositary_receipts',
    Cedulas_Debentures: 'debenture_notes',
    Fundo_Acoes: 'share_funds',
    FIP: 'fip',
    FII: 'fii',
    FDIC: 'fidc',
    Outras_Cotas_FI: 'other_fund_quotas',
    Notas_Promissorias: 'promissory_notes',
    Acoes_Sociedades_Atividades_FII: 'property_company_shares',
    Cotas_Sociedades_Atividades_FII: 'property_company_quotas',
    CEPAC: 'cepac',
    CRI: 'cri',
    CRI_CRA: 'cri_cra',
    Letras_Hipotecarias: 'mortgage_notes',
    LCI: 'lci',
    LCI_LCA: 'lci_lca',
    LIG: 'lig',
    Outros_Valores_Mobliarios: 'other_securities',
  },
  receivables: {
    Contas_Receber_Aluguel: 'rent_receivable',
    Contas_Receber_Venda_Imoveis: 'property_sales_receivable',
    Outros_Valores_Receber: 'other_receivables',
  },
  liabilities: {
    Rendimentos_Distribuir: 'distributions_payable',
    Taxa_Administracao_Pagar: 'administration_fee_payable',
    Taxa_Performance_Pagar: 'performance_fee_payable',
    Obrigacoes_Aquisicao_Imoveis: 'property_purchases_payable',
    Adiantamento_Venda_Imoveis: 'advances_on_property_sales',
    Adiantamento_Alugueis: 'advances_on_rents',
    Obrigacoes_Securitizacao_Recebiveis: 'securitized_receivables_payable',
    Instrumentos_Financeiros_Derivativos: 'derivatives',
    Provisoes_Contigencias: 'provisions',
    Outros_Valores_Pagar: 'other_payables',
  },
} as const

type Total = keyof typeof LEAVES

export interface BalanceLeaf {
  /** Column of the file, with the spelling mistakes that two have there. */
  readonly field: string
  readonly item: string
  readonly total: Total
}

export const leaves: readonly BalanceLeaf[] = (Object.keys(LEAVES) as Total[]).flatMap((total) =>
  Object.entries(LEAVES[total]).map(([field, item]) => ({ field, item, total })),
)

export const leafLookup = {
  name: 'balance_leaf',
  columns: ['filed_column', 'item', 'item_total', 'side'],
  rows: leaves.map(({ field, item, total }) => [field, item, total, total === 'liabilities' ? 'liability' : 'asset']),
}

/** Writes the sum of the leaves of a total in SQL; a leaf that was not filed is zero. */
export function addLeaves(total: Total): string {
  return leaves
    .filter((leaf) => leaf.total === total)
    .map(({ field }) => `coalesce(${field}, 0)`)
    .join(' + ')
}
