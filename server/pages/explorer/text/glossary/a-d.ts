import type { Term } from './term.ts'

/** In the order of the Portuguese words. */
export const TERMS_A_D: readonly Term[] = [
  {
    pt: 'ações',
    en: 'shares',
    means: {
      en: 'Parts of the capital of a listed company, traded on B3 by ticker, such as PETR4.',
      pt: 'Parcelas do capital de uma companhia aberta, negociadas na B3 por código, como PETR4.',
    },
  },
  {
    pt: 'administrador',
    en: 'administrator',
    means: {
      en: 'Institution that answers for the fund to CVM: it hires the other providers, computes the quota and files the reports.',
      pt: 'Instituição que responde pelo fundo perante a CVM: contrata os prestadores, calcula a cota e entrega os informes.',
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
    pt: 'arquivo, membro, linha',
    en: 'file, member, line',
    means: {
      en: 'Where a figure stands: the file that the agency publishes, the file inside its zip, and the line in it.',
      pt: 'Onde um número está: o arquivo publicado pelo órgão, o arquivo dentro do zip e a linha dele.',
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
    pt: 'auditor',
    en: 'auditor',
    means: {
      en: 'Independent firm that audits the statements of the fund.',
      pt: 'Empresa independente que audita as demonstrações do fundo.',
    },
  },
  {
    pt: 'cancelado',
    en: 'cancelled',
    means: {
      en: 'State of a fund whose registration at CVM has ended.',
      pt: 'Situação de um fundo cujo registro na CVM foi encerrado.',
    },
  },
  {
    pt: 'captação, aplicação',
    en: 'inflow',
    means: {
      en: 'Money that holders put into a fund on a day.',
      pt: 'Dinheiro que cotistas colocam no fundo em um dia.',
    },
  },
  {
    pt: 'captação líquida',
    en: 'net inflow',
    means: {
      en: 'Inflow less redemptions in a period.',
      pt: 'Captação menos resgates no período.',
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
    pt: 'classe, subclasse',
    en: 'class, subclass',
    means: {
      en: 'Parts of a fund since CVM Resolution 175: each class has a CNPJ, a portfolio and a quota of its own.',
      pt: 'Divisões de um fundo desde a Resolução CVM 175: cada classe tem CNPJ, carteira e cota próprios.',
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
    pt: 'composição da carteira (CDA)',
    en: 'portfolio holdings (CDA)',
    means: {
      en: 'Monthly file in which each fund reports its portfolio to CVM, line by line.',
      pt: 'Arquivo mensal em que cada fundo informa à CVM a carteira, linha a linha.',
    },
  },
  {
    pt: 'cota',
    en: 'quota',
    means: {
      en: 'Fraction of the net assets of a fund.',
      pt: 'Fração do patrimônio de um fundo.',
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
    pt: 'cotação',
    en: 'quote',
    means: {
      en: 'Price of an asset in a session.',
      pt: 'Preço de um ativo em um pregão.',
    },
  },
  {
    pt: 'cotista',
    en: 'holder',
    means: {
      en: 'Whoever has quotas of a fund.',
      pt: 'Quem tem cotas do fundo.',
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
    pt: 'custodiante',
    en: 'custodian',
    means: {
      en: 'Institution that keeps the assets of a fund.',
      pt: 'Instituição que guarda os ativos do fundo.',
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
]
