import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Open data of the Banco Central do Brasil (ODbL): name the source.':
      'Dados abertos do Banco Central do Brasil (ODbL): cite a fonte.',
    'Source: Banco Central do Brasil, secondary market of federal bonds (www4.bcb.gov.br).':
      'Fonte: Banco Central do Brasil, mercado secundário de títulos públicos federais (www4.bcb.gov.br).',
    'Trades of federal bonds outside of groups of companies by day, code and maturity, with prices, rates and the ISIN, as published.':
      'Negociações de títulos públicos federais fora de grupos econômicos por dia, código e vencimento, com preços, taxas e o ISIN, como publicado.',
    'The file of a month appears once, in the first days of the next. Corrections of older months were not seen; each version seen here stays in its snapshot.':
      'O arquivo de um mês aparece uma vez, nos primeiros dias do seguinte. Correções de meses anteriores não foram vistas; cada versão vista aqui fica no seu snapshot.',
    'The file of a month appears in the first days of the next.':
      'O arquivo de um mês aparece nos primeiros dias do seguinte.',
    'Only trades between different groups of companies are here (NegE). The files with the trades inside groups too (NegT) are not compiled.':
      'Só negociações entre grupos econômicos diferentes estão aqui (NegE). Os arquivos que trazem também as de dentro de grupos (NegT) não são compilados.',
    'Bonds with coupons have no rate in the files of today, and no trade has its value.':
      'Títulos com cupom não têm taxa nos arquivos de hoje, e nenhuma negociação traz seu valor.',
    'A mean price and a mean rate are means of many trades: one computed from the other differs by up to a thousandth of a percent.':
      'Um preço médio e uma taxa média são médias de muitas negociações: um calculado da outra difere em até um milésimo de por cento.',
    'One month of 2025 is known with its columns. Of older files it is only known that they lack the two columns about brokers.':
      'Um mês de 2025 é conhecido com suas colunas. Dos arquivos antigos só se sabe que lhes faltam as duas colunas sobre corretagem.',
    'The sample has three days of January 2025.': 'A amostra tem três dias de janeiro de 2025.',
    'One row per day, code and maturity of a federal bond.':
      'Uma linha por dia, código e vencimento de um título público federal.',
    'One row per code, maturity and ISIN of a federal bond that was traded.':
      'Uma linha por código, vencimento e ISIN de um título público federal que foi negociado.',
    'Day on which the trades were settled.': 'Dia em que as negociações foram liquidadas.',
    'Short name of the bond: LFT, LTN, NTN-B, NTN-C, NTN-F.': 'Sigla do título: LFT, LTN, NTN-B, NTN-C, NTN-F.',
    'Code of the bond in the Selic, such as 100000 of the LTN.': 'Código do título no Selic, como 100000 da LTN.',
    'ISIN of the bond with that code and maturity.': 'ISIN do título com esse código e vencimento.',
    'First day of issue.': 'Primeiro dia de emissão.',
    'Day on which the bond falls due.': 'Dia em que o título vence.',
    'Number of trades.': 'Número de negociações.',
    'Bonds traded.': 'Títulos negociados.',
    'Value of the trades; the files of today leave it empty.':
      'Valor das negociações; os arquivos de hoje o deixam vazio.',
    'Lowest price of a bond; null where the source names none.':
      'Menor preço de um título; nulo se a fonte não traz nenhum.',
    'Mean price of a bond, weighed by quantity; null where the source names none.':
      'Preço médio de um título, ponderado pela quantidade; nulo se a fonte não traz nenhum.',
    'Highest price of a bond; null where the source names none.':
      'Maior preço de um título; nulo se a fonte não traz nenhum.',
    'Price at which the central bank takes the bond as collateral.':
      'Preço pelo qual o Banco Central aceita o título como lastro.',
    'Nominal value of the bond on the day, brought up to date by its index.':
      'Valor nominal do título no dia, atualizado por seu indexador.',
    'Lowest rate of a year; null where the source names none, as of bonds with coupons.':
      'Menor taxa anual; nula se a fonte não traz nenhuma, como de títulos com cupom.',
    'Mean rate of a year of 252 business days; of an LFT above or below the Selic; null where the source names none.':
      'Taxa média de um ano de 252 dias úteis; de uma LFT, acima ou abaixo da Selic; nula se a fonte não traz nenhuma.',
    'Highest rate of a year; null where the source names none, as of bonds with coupons.':
      'Maior taxa anual; nula se a fonte não traz nenhuma, como de títulos com cupom.',
    'Trades with a broker; null in files without that column.':
      'Negociações com corretagem; nulo em arquivos sem essa coluna.',
    'Bonds traded with a broker; null in files without that column.':
      'Títulos negociados com corretagem; nulo em arquivos sem essa coluna.',
    'First day with trades in the months that are compiled.': 'Primeiro dia com negociações nos meses compilados.',
    'Last day with trades in the months that are compiled.': 'Último dia com negociações nos meses compilados.',
    'Number of days with trades in the months that are compiled.':
      'Número de dias com negociações nos meses compilados.',
    'Price that follows from the mean rate of an LTN or NTN-F on that day, cut to six decimals as the market does; null with its reason.':
      'Preço que decorre da taxa média de uma LTN ou NTN-F nesse dia, truncado a seis casas como no mercado; nulo com o motivo.',
    'Why it is null: other_bond, whose price follows from its index too; rate_missing; calendar_unknown where the snapshot has no calendar of banks for the days until it falls due; "" where it is a number.':
      'Por que é nulo: other_bond, cujo preço depende também do indexador; rate_missing; calendar_unknown se o snapshot não tem calendário bancário dos dias até o vencimento; "" se é um número.',
    'The trades of a federal bond on a day.': 'As negociações de um título público federal em um dia.',
    'Trades of federal bonds by day, with prices, rates and ISIN':
      'Negociações de títulos públicos federais por dia, com preços, taxas e ISIN',
    'Oldest first, one row a day, code and maturity: the trades between different groups of companies that the central bank publishes. `price_of_mean_rate` is what the mean rate of an LTN or NTN-F means in reais; the mean price is a mean of other trades, so the two differ by up to a thousandth of a percent.':
      'Da mais antiga à mais recente, uma linha por dia, código e vencimento: as negociações entre grupos econômicos diferentes que o Banco Central publica. `price_of_mean_rate` é o que a taxa média de uma LTN ou NTN-F significa em reais; o preço médio é outra média, por isso os dois diferem em até um milésimo de por cento.',
    'Only this kind of bond, by its short name: LFT, LTN, NTN-B, NTN-C, NTN-F.':
      'Só títulos deste tipo, pela sigla: LFT, LTN, NTN-B, NTN-C, NTN-F.',
    'Only the bond with this ISIN.': 'Só o título com este ISIN.',
    'Id of the bond in `/v1/assets` and in the portfolios of funds, such as selic:210100:2027-03-01.':
      'Identificador do título em `/v1/assets` e nas carteiras de fundos, como selic:210100:2027-03-01.',
    'A federal bond that was traded: its code, maturity and ISIN.':
      'Um título público federal que foi negociado: seu código, vencimento e ISIN.',
    'Federal bonds with their ISIN, code and maturity': 'Títulos públicos federais com ISIN, código e vencimento',
    'The federal bonds that were traded in the months that are compiled. Funds file a bond by its code in the Selic and its maturity: this list has the ISIN of both, from an open source.':
      'Os títulos públicos federais negociados nos meses compilados. Fundos informam um título por seu código no Selic e seu vencimento: esta lista traz o ISIN dos dois, de fonte aberta.',
  },
  same: [
    'Banco Central do Brasil',
    'DATA MOV',
    'CODIGO ISIN',
    'NUM DE OPER',
    'QUANT NEGOCIADA',
    'VALOR NEGOCIADO',
    'PU MIN',
    'PU MED',
    'PU MAX',
    'PU LASTRO',
    'VALOR PAR',
    'TAXA MIN',
    'TAXA MED',
    'TAXA MAX',
    'NUM OPER COM CORRETAGEM',
    'QUANT NEG COM CORRETAGEM',
  ],
  labels: {
    bond: { en: 'Bond', pt: 'Título' },
    trade_count: { en: 'Trades', pt: 'Negociações' },
    traded_value: { en: 'Traded value', pt: 'Valor negociado' },
    min_price: { en: 'Lowest price', pt: 'Menor preço' },
    mean_price: { en: 'Mean price', pt: 'Preço médio' },
    max_price: { en: 'Highest price', pt: 'Maior preço' },
    collateral_price: { en: 'Collateral price', pt: 'Preço de lastro' },
    par_value: { en: 'Par value', pt: 'Valor nominal' },
    min_rate: { en: 'Lowest rate', pt: 'Menor taxa' },
    mean_rate: { en: 'Mean rate', pt: 'Taxa média' },
    max_rate: { en: 'Highest rate', pt: 'Maior taxa' },
    brokered_trade_count: { en: 'Brokered trades', pt: 'Com corretagem' },
    brokered_quantity: { en: 'Brokered quantity', pt: 'Quantidade com corretagem' },
    price_of_mean_rate: { en: 'Price of mean rate', pt: 'Preço da taxa média' },
    price_of_mean_rate_reason: { en: 'Why there is no price', pt: 'Por que não há preço' },
    trade_days: { en: 'Days with trades', pt: 'Dias com negócios' },
  },
})
