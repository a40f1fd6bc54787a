import { defineMessages } from '../../api/language/message.ts'

/** Errors in a request for a company. */
export const companyMessages = defineMessages({
  companyForm: {
    en: 'A company is named by its CNPJ, bare or masked, or the first eight characters of it, its code at CVM (9512), or the ticker of what it issued (PETR4).',
    pt: 'Uma companhia é nomeada pelo CNPJ, com ou sem máscara, ou pelos oito primeiros caracteres dele, pelo código na CVM (9512) ou pelo ticker de um de seus títulos (PETR4).',
  },
  searchCompanies: {
    en: 'The register of this snapshot has none: search with /v1/companies?q=.',
    pt: 'O cadastro deste snapshot não tem nenhuma: busque com /v1/companies?q=.',
  },
  tickersNotLinked: {
    en: 'No form of a company and no line of a fund in this snapshot says whose the ticker is on the day: ask by the CNPJ or the code at CVM.',
    pt: 'Nenhum formulário de companhia e nenhuma linha de fundo neste snapshot diz de quem é o ticker no dia: peça pelo CNPJ ou pelo código na CVM.',
  },
  severalCompanies: ({ ticker }: { ticker: string }) => ({
    en: `${ticker} is beside several issuers: ask for the company by its CNPJ.`,
    pt: `${ticker} está ao lado de vários emissores: peça a companhia pelo CNPJ.`,
  }),
  noDocument: ({ company, category, date }: { company: string; category: string; date: string | null }) => ({
    en: `There is no document (${category}) of ${company}${date === null ? '' : ` for ${date}`} in this snapshot.`,
    pt: `Não há documento (${category}) de ${company}${date === null ? '' : ` de ${date}`} neste snapshot.`,
  }),
  documentsAt: ({ path }: { path: string }) => ({
    en: `${path} lists those that there are.`,
    pt: `${path} lista os que há.`,
  }),
  wordOfACompany: {
    en: 'Use a CNPJ or a code at CVM, or at least one word of the name, or part of one.',
    pt: 'Use um CNPJ ou um código na CVM, ou pelo menos uma palavra do nome, ou parte de uma.',
  },
})
