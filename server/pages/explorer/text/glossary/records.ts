import type { Term } from './term.ts'

/** Files, days and versions that figures come from. */
export const RECORD_TERMS: readonly Term[] = [
  {
    pt: 'arquivo, membro, linha',
    en: 'file, member, line',
    means: {
      en: 'Where a figure stands: the file that the agency publishes, the file inside its zip, and the line in it.',
      pt: 'Onde um número está: o arquivo publicado pelo órgão, o arquivo dentro do zip e a linha dele.',
    },
  },
  {
    pt: 'como em',
    en: 'as of',
    means: {
      en: 'The data as they were at the end of a day: without later corrections.',
      pt: 'A base como era no fim de um dia: sem as correções feitas depois.',
    },
  },
  {
    pt: 'competência',
    en: 'competence month',
    means: {
      en: 'Month to which figures refer, not that of their filing.',
      pt: 'Mês a que os números se referem, não o da entrega.',
    },
  },
  {
    pt: 'cotação',
    en: 'quote',
    means: {
      en: 'Price of an asset in a session.',
      pt: 'Preço de um ativo em um pregão.',
    },
  },
  {
    pt: 'entrega',
    en: 'delivery',
    means: {
      en: 'The filing of a portfolio or report at CVM; it can be filed again.',
      pt: 'O envio de uma carteira ou informe à CVM; pode ser refeito.',
    },
  },
  {
    pt: 'informe diário',
    en: 'daily report',
    means: {
      en: 'Net assets, quota, inflow and redemptions that a fund reports each business day.',
      pt: 'Patrimônio, cota, captação e resgates que o fundo informa a cada dia útil.',
    },
  },
  {
    pt: 'origem',
    en: 'provenance',
    means: {
      en: 'The file, member and line from which a figure was read.',
      pt: 'O arquivo, o membro e a linha de que um número foi lido.',
    },
  },
  {
    pt: 'pregão',
    en: 'session',
    means: {
      en: 'A day of trading on the exchange.',
      pt: 'Um dia de negociação na bolsa.',
    },
  },
  {
    pt: 'retificação, reapresentação',
    en: 'amendment',
    means: {
      en: 'Later filing that corrects an earlier one.',
      pt: 'Nova entrega que corrige uma anterior.',
    },
  },
  {
    pt: 'snapshot',
    en: 'snapshot',
    means: {
      en: 'All data as they were published at one moment. It never changes: the same address gives the same figures.',
      pt: 'A base inteira como foi publicada em um momento. Não muda mais: o mesmo endereço dá os mesmos números.',
    },
  },
]
