import type { Text } from '../../../core/language.ts'

/** Issuers and the groups of companies that they belong to. */
export const COMPANY_LABELS: Readonly<Record<string, Text>> = {
  coobligor_cnpj: { en: 'CNPJ of the co-obligor', pt: 'CNPJ do coobrigado' },
  group: { en: 'Group', pt: 'Grupo' },
  group_members: { en: 'Companies of the group', pt: 'Empresas do grupo' },
  group_source: { en: 'Source of the group', pt: 'Fonte do grupo' },
  grouping: { en: 'Companies joined by', pt: 'Empresas unidas por' },
  is_securitiser: { en: 'Securitises claims', pt: 'Securitiza créditos' },
  issuer_cnpj: { en: 'CNPJ of the issuer', pt: 'CNPJ do emissor' },
  issuer_count: { en: 'Issuers', pt: 'Emissores' },
  issuer_document: { en: 'Document of the issuer', pt: 'Documento do emissor' },
  issuer_document_filed: { en: 'Document of the issuer as filed', pt: 'Documento do emissor informado' },
  issuer_id: { en: 'Issuer', pt: 'Emissor' },
  issuer_name: { en: 'Issuer', pt: 'Emissor' },
  issuer_person_type: { en: 'Type of issuer', pt: 'Tipo de pessoa do emissor' },
  issuer_root: { en: 'CNPJ root of the issuer', pt: 'Raiz do CNPJ do emissor' },
  member_id: { en: 'Company of the group', pt: 'Empresa do grupo' },
  related_issuer: { en: 'Related issuer', pt: 'Emissor ligado' },
  role: { en: 'Role', pt: 'Papel' },
  sector: { en: 'Sector', pt: 'Setor' },
  valid_from: { en: 'Valid from', pt: 'Válido desde' },
  valid_to: { en: 'Valid to', pt: 'Válido até' },
}
