import { defineMessages } from '../../../../api/language/message.ts'

/** Errors in a request for issuers. */
export const issuerMessages = defineMessages({
  issuerForm: {
    en: 'An issuer is named by the first eight characters of its CNPJ (33000167), its whole CNPJ, a ticker (PETR4) or ISIN (BRPETRACNPR6), or treasury.',
    pt: 'Um emissor é nomeado pelos oito primeiros caracteres do CNPJ (33000167), pelo CNPJ inteiro, por um ticker (PETR4) ou ISIN (BRPETRACNPR6), ou por treasury.',
  },
  searchIssuers: {
    en: 'No line of this snapshot has it as its issuer: search with /v1/issuers?q=.',
    pt: 'Nenhuma linha deste snapshot o tem como emissor: busque com /v1/issuers?q=.',
  },
  issuersNotCompiled: ({ snapshot, month }: { snapshot: string; month: string }) => ({
    en: `Snapshot ${snapshot} was compiled without the issuers of ${month}: ask a newer one.`,
    pt: `O snapshot ${snapshot} foi compilado sem os emissores de ${month}: peça um mais novo.`,
  }),
  severalIssuers: ({ code }: { code: string }) => ({
    en: `${code} is beside several issuers: ask for one of them by its root.`,
    pt: `${code} está ao lado de vários emissores: peça um deles pela raiz.`,
  }),
  noGroups: {
    en: 'This server has no groups of companies: no source says who controls whom. Ask with grouping=root, or its operator loads a file of groups (ISSUER_GROUPS_FILE).',
    pt: 'Este servidor não tem grupos de empresas: nenhuma fonte diz quem controla quem. Peça com grouping=root, ou o operador carrega um arquivo de grupos (ISSUER_GROUPS_FILE).',
  },
  wordOfAnIssuer: {
    en: 'Use a root, CNPJ or ticker, or at least one word of the name, or part of one.',
    pt: 'Use uma raiz, um CNPJ ou ticker, ou pelo menos uma palavra do nome, ou parte de uma.',
  },
  notOfGroups: {
    en: 'Only group_by=fund can be indirect: values of look-throughs are never added up over classes.',
    pt: 'Só group_by=fund pode ser indireto: valores de carteiras abertas nunca são somados sobre classes.',
  },
  reportsOfFunds: {
    en: 'Reports say what funds have by themselves: ask with group_by=fund, and include=reports without indirect.',
    pt: 'Os informes dizem o que os fundos têm por si: peça com group_by=fund, e include=reports sem indirect.',
  },
  onlyOfGroups: {
    en: 'Rows have that column with grouping=group alone: sort by another.',
    pt: 'Só com grouping=group as linhas têm essa coluna: ordene por outra.',
  },
  onlyOfFunds: {
    en: 'Rows of that group do not have that column: sort by another.',
    pt: 'Linhas desse grupo não têm essa coluna: ordene por outra.',
  },
  party: {
    en: 'Use the CNPJ of the party, natural_person, or unknown.',
    pt: 'Use o CNPJ do participante, natural_person ou unknown.',
  },
  onlyWithIssuer: {
    en: 'role, kind and grouping say which leaves of an issuer: send issuer as well.',
    pt: 'role, kind e grouping dizem quais folhas de um emissor: envie também issuer.',
  },
  oneParty: {
    en: 'Use manager or administrator, not both.',
    pt: 'Use manager ou administrator, não os dois.',
  },
})
