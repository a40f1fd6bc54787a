import type { Term } from './term.ts'

export const TERMS_O_Z: readonly Term[] = [
  {
    pt: 'operação compromissada',
    en: 'repo',
    means: {
      en: 'Purchase of a bond with an agreed sale: money lent for a short time, with the bond as collateral.',
      pt: 'Compra de um título com venda combinada: dinheiro aplicado por prazo curto, com o título em garantia.',
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
    pt: 'patrimônio líquido (PL)',
    en: 'net asset value (NAV)',
    means: {
      en: 'What a fund has less what it owes.',
      pt: 'O que o fundo tem menos o que deve.',
    },
  },
  {
    pt: 'posição final',
    en: 'final position',
    means: {
      en: 'Quantity and value at the end of a month.',
      pt: 'Quantidade e valor no fim do mês.',
    },
  },
  {
    pt: 'posição lançada, vendida',
    en: 'short position',
    means: {
      en: 'Position that gains when the price falls.',
      pt: 'Posição que ganha quando o preço cai.',
    },
  },
  {
    pt: 'prazo de sigilo',
    en: 'confidentiality deadline',
    means: {
      en: 'Day until which a fund may leave out the names of assets.',
      pt: 'Dia até o qual o fundo pode omitir o nome dos ativos.',
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
    pt: 'recebido em empréstimo',
    en: 'borrowed',
    means: {
      en: 'Security that a fund has borrowed and owes.',
      pt: 'Título que o fundo tomou emprestado e deve devolver.',
    },
  },
  {
    pt: 'resgate',
    en: 'outflow, redemption',
    means: {
      en: 'Money that holders take out of a fund.',
      pt: 'Dinheiro que cotistas tiram do fundo.',
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
    pt: 'sem dupla contagem',
    en: 'counted once',
    means: {
      en: 'Sum over funds without the quotas that they hold of each other.',
      pt: 'Soma de fundos sem as cotas que eles têm uns dos outros.',
    },
  },
  {
    pt: 'sigiloso',
    en: 'confidential',
    means: {
      en: 'Position filed only as a total, without the name of the asset, for up to six months.',
      pt: 'Posição informada só como total, sem o nome do ativo, por até seis meses.',
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
  {
    pt: 'tipo de aplicação',
    en: 'application type',
    means: {
      en: 'Group of a line of the CDA, in the words of CVM.',
      pt: 'Grupo a que a linha da CDA pertence, nas palavras da CVM.',
    },
  },
  {
    pt: 'tipo de ativo',
    en: 'asset type',
    means: {
      en: 'Kind of an asset, in the words of CVM.',
      pt: 'Espécie do ativo, nas palavras da CVM.',
    },
  },
  {
    pt: 'títulos públicos',
    en: 'government bonds',
    means: {
      en: 'Debt of the Treasury: LFT (Selic), LTN (fixed rate), NTN-B (IPCA).',
      pt: 'Dívida do Tesouro: LFT (Selic), LTN (prefixado), NTN-B (IPCA).',
    },
  },
  {
    pt: 'valor da cota',
    en: 'quota value',
    means: {
      en: 'Price of a quota, computed each business day.',
      pt: 'Preço de uma cota, calculado a cada dia útil.',
    },
  },
  {
    pt: 'valores a pagar',
    en: 'payables',
    means: {
      en: 'What a fund owes soon, such as fees and redemptions.',
      pt: 'O que o fundo deve no curto prazo, como taxas e resgates.',
    },
  },
  {
    pt: 'valores a receber',
    en: 'receivables',
    means: {
      en: 'What a fund is owed soon, such as sales to be settled.',
      pt: 'O que devem ao fundo no curto prazo, como vendas a liquidar.',
    },
  },
]
