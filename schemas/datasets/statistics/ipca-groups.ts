import type { Text } from '../../core/language.ts'

/** Table of the IPCA by groups. It begins in January 2020, and older months are in other tables. */
export const GROUPS_TABLE = '7060'
/** Classification of its groups, subgroups and items. */
export const GROUPS_CLASSIFICATION = '315'

/** Group of the IPCA: its category at the IBGE, its number at the central bank, its names. */
export interface Group {
  readonly category: string
  readonly code: string
  readonly name: Text
  readonly aliases: readonly string[]
}

export const groups: readonly Group[] = [
  {
    category: '7170',
    code: '1635',
    name: { en: 'food and beverages', pt: 'alimentação e bebidas' },
    aliases: ['ipca-alimentacao', 'ipca-food'],
  },
  {
    category: '7445',
    code: '1636',
    name: { en: 'housing', pt: 'habitação' },
    aliases: ['ipca-habitacao', 'ipca-housing'],
  },
  {
    category: '7486',
    code: '1637',
    name: { en: 'household articles', pt: 'artigos de residência' },
    aliases: ['ipca-artigos-de-residencia', 'ipca-household'],
  },
  {
    category: '7558',
    code: '1638',
    name: { en: 'apparel', pt: 'vestuário' },
    aliases: ['ipca-vestuario', 'ipca-apparel'],
  },
  {
    category: '7625',
    code: '1639',
    name: { en: 'transport', pt: 'transportes' },
    aliases: ['ipca-transportes', 'ipca-transport'],
  },
  {
    category: '7786',
    code: '1640',
    name: { en: 'communication', pt: 'comunicação' },
    aliases: ['ipca-comunicacao', 'ipca-communication'],
  },
  {
    category: '7660',
    code: '1641',
    name: { en: 'health and personal care', pt: 'saúde e cuidados pessoais' },
    aliases: ['ipca-saude', 'ipca-health'],
  },
  {
    category: '7712',
    code: '1642',
    name: { en: 'personal expenses', pt: 'despesas pessoais' },
    aliases: ['ipca-despesas-pessoais', 'ipca-personal'],
  },
  {
    category: '7766',
    code: '1643',
    name: { en: 'education', pt: 'educação' },
    aliases: ['ipca-educacao', 'ipca-education'],
  },
]

export const groupCategories = groups.map(({ category }) => category).sort()

/** Names the series of a group at the IBGE. */
export function nameGroup({ category }: Group): string {
  return `ibge-${GROUPS_TABLE}-63-${category}`
}
