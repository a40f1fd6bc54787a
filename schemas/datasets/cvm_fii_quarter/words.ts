/** Kinds of asset by the words of all layouts: two of the words got a wider meaning in 2022. */
const ASSET_TYPES = {
  CRI: 'CRI/CRA',
  'CRI/CRA': 'CRI/CRA',
  LCI: 'LCI/LCA',
  'LCI/LCA': 'LCI/LCA',
  FII: 'FII',
  FIDC: 'FIDC',
  FIP: 'FIP',
  FIA: 'FIA',
  LIG: 'LIG',
  CEPAC: 'CEPAC',
  Ações: 'Ações',
  'Ações de Sociedades': 'Ações de Sociedades',
  'Cotas de Sociedades': 'Cotas de Sociedades',
  'Outras Cotas de FI': 'Outras Cotas de FI',
  'Outros Ativos Financeiros': 'Outros Ativos Financeiros',
} as const

const PROPERTY_KINDS = {
  'Imóveis para renda acabados': 'rental_finished',
  'Imóveis para renda em construção': 'rental_in_construction',
  'Imóveis para venda acabados': 'sale_finished',
  'Imóveis para venda em construção': 'sale_in_construction',
} as const

export const wordLookups = [
  { name: 'asset_word', columns: ['filed', 'asset_type'], rows: Object.entries(ASSET_TYPES) },
  { name: 'property_word', columns: ['filed', 'kind'], rows: Object.entries(PROPERTY_KINDS) },
]
