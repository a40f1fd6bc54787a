import type { Term } from './term.ts'

/** Terms about holdings, and about what hides or opens them. */
export const HOLDING_TERMS: readonly Term[] = [
  {
    pt: 'ações',
    en: 'shares',
    means: {
      en: 'Parts of the capital of a listed company, traded on B3 by ticker, such as PETR4.',
      pt: 'Parcelas do capital de uma companhia aberta, negociadas na B3 por código, como PETR4.',
    },
  },
  {
    pt: 'aplicação (CDA)',
    en: 'holding',
    means: {
      en: 'A position of a portfolio, as the fund files it in a line of the CDA.',
      pt: 'Uma posição da carteira, como o fundo a informa em uma linha da CDA.',
    },
  },
  {
    pt: 'ativo',
    en: 'asset',
    means: {
      en: 'What a fund holds: a share, bond, quota or contract. Lines of the same asset have the same code here.',
      pt: 'O que um fundo tem em carteira: ação, título, cota, contrato. Linhas do mesmo ativo têm o mesmo código aqui.',
    },
  },
  {
    pt: 'carteira',
    en: 'portfolio',
    means: {
      en: 'All that a fund holds and owes at the end of a month.',
      pt: 'Tudo o que o fundo tem e deve no fim do mês.',
    },
  },
  {
    pt: 'carteira aberta',
    en: 'look-through',
    means: {
      en: 'A portfolio whose quotas of other funds are replaced, in proportion, by what those funds hold.',
      pt: 'A carteira com as cotas de outros fundos trocadas, em proporção, pelo que esses fundos têm.',
    },
  },
  {
    pt: 'cedido em empréstimo',
    en: 'lent out',
    means: {
      en: 'Security that the fund has lent to others and still owns.',
      pt: 'Título que o fundo emprestou a terceiros e continua a ser dele.',
    },
  },
  {
    pt: 'composição da carteira (CDA)',
    en: 'portfolio holdings (CDA)',
    means: {
      en: 'Monthly file in which each fund reports its portfolio to CVM, line by line.',
      pt: 'Arquivo mensal em que cada fundo informa à CVM a carteira, linha a linha.',
    },
  },
  {
    pt: 'cota de fundo',
    en: 'fund quota',
    means: {
      en: 'Quota of a fund in the portfolio of another.',
      pt: 'Cota de um fundo na carteira de outro.',
    },
  },
  {
    pt: 'crédito privado',
    en: 'private credit',
    means: {
      en: 'Debt of companies: debentures, commercial notes, CRI, CRA.',
      pt: 'Dívida de empresas: debêntures, notas comerciais, CRI, CRA.',
    },
  },
  {
    pt: 'custo',
    en: 'cost',
    means: {
      en: 'What was paid for a position, as the fund files it.',
      pt: 'O que foi pago pela posição, como o fundo o informa.',
    },
  },
  {
    pt: 'debênture',
    en: 'debenture',
    means: {
      en: 'Debt security of a company, offered to the public or not.',
      pt: 'Título de dívida de uma empresa, de emissão pública ou privada.',
    },
  },
  {
    pt: 'depósito a prazo (CDB)',
    en: 'time deposit',
    means: {
      en: 'Deposit at a bank with a maturity and a rate.',
      pt: 'Depósito em banco com vencimento e taxa.',
    },
  },
  {
    pt: 'disponibilidades',
    en: 'cash',
    means: {
      en: 'Money in accounts.',
      pt: 'Dinheiro em conta.',
    },
  },
  {
    pt: 'emissor',
    en: 'issuer',
    means: {
      en: 'Who issued a paper and owes it: a company, a bank or the Treasury.',
      pt: 'Quem emitiu o papel e o deve: empresa, banco ou Tesouro.',
    },
  },
  {
    pt: 'exigibilidades',
    en: 'liabilities',
    means: {
      en: 'What a fund owes.',
      pt: 'O que o fundo deve.',
    },
  },
  {
    pt: 'investimento no exterior',
    en: 'foreign investment',
    means: {
      en: 'Assets outside Brazil.',
      pt: 'Ativos fora do Brasil.',
    },
  },
  {
    pt: 'ligado',
    en: 'related party',
    means: {
      en: 'Company or person related to the administrator or manager of a fund.',
      pt: 'Empresa ou pessoa ligada ao administrador ou ao gestor do fundo.',
    },
  },
  {
    pt: 'mercado futuro',
    en: 'futures',
    means: {
      en: 'Contracts to buy or sell on a later day. Portfolios have the settlement of the day, not the value of the contract.',
      pt: 'Contratos de compra e venda em data futura. A carteira informa o ajuste do dia, não o valor do contrato.',
    },
  },
  {
    pt: 'operação compromissada',
    en: 'repo',
    means: {
      en: 'Purchase of a bond with an agreed sale: money lent for a short time, with the bond as collateral.',
      pt: 'Compra de um título com venda combinada: dinheiro aplicado por prazo curto, com o título em garantia.',
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
    pt: 'recebido em empréstimo',
    en: 'borrowed',
    means: {
      en: 'Security that a fund has borrowed and owes.',
      pt: 'Título que o fundo tomou emprestado e deve devolver.',
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
