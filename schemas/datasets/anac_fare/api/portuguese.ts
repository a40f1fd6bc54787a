import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Domestic air fares sold in Brazil, month by month: how many seats each airline sold on each route at each fare. So far compiled only from synthetic files in the published layouts: we have not seen an original month.':
      'Tarifas aéreas domésticas vendidas no Brasil, mês a mês: quantos assentos cada empresa aérea vendeu em cada rota a cada tarifa. Até agora compilado apenas de arquivos sintéticos nos leiautes publicados: não vimos nenhum mês original.',
    'Domestic air fares sold, fare by fare or summed up by route, airline or month':
      'Tarifas aéreas domésticas vendidas, tarifa por tarifa ou resumidas por rota, empresa ou mês',
    'Fares that were **sold**, by the month of **sale**: no quotes, and nothing about the day of the flight. Until June 2010 only 63, later 67 monitored routes are covered; from July 2010 all domestic routes are.':
      'Tarifas **vendidas**, pelo mês da **venda**: não são cotações, e nada dizem do dia do voo. Até junho de 2010 só 63 e depois 67 rotas monitoradas estão cobertas; a partir de julho de 2010, todas as rotas domésticas.',
    '`from` and `to` choose the months of sale that contain these days. Without both, the answer is about the newest month; with only one, the range is open at the other end.':
      '`from` e `to` escolhem os meses de venda que contêm esses dias. Sem os dois, a resposta é sobre o mês mais recente; com só um, o intervalo fica aberto na outra ponta.',
    'Without `aggregate` a row is a fare of an airline and route in a month, with the seats sold at it, ordered by month, origin, destination, airline and fare; a fare that is filed on two lines has two rows. With `aggregate` a row is a route (`origin_icao`, `destination_icao`), an `airline_icao` or a `month` over the whole range, in that order, each fare weighed by the seats sold at it, with the first and the last month that has any: a percentile is the lowest fare at or below which at least that part of the seats were sold, and the mean is exact and rounded half away from zero to the sixth decimal. Summaries by month, and by route or airline over all months, are in the snapshot; those by airline over some of the years read their fares once. Those by route over some of the years, or with a filter that leaves out fares of a group, read them several times: name a route, or request fewer months.':
      'Sem `aggregate`, uma linha é uma tarifa de uma empresa e rota em um mês, com os assentos vendidos a ela, em ordem de mês, origem, destino, empresa e tarifa; uma tarifa informada em duas linhas tem duas linhas. Com `aggregate`, uma linha é uma rota (`origin_icao`, `destination_icao`), uma `airline_icao` ou um `month` sobre o intervalo inteiro, nessa ordem, cada tarifa ponderada pelos assentos vendidos a ela, com o primeiro e o último mês que têm alguma: um percentil é a menor tarifa até a qual pelo menos essa parte dos assentos foi vendida, e a média é exata e arredondada, metade para longe do zero, na sexta casa decimal. Os resumos por mês, e por rota ou empresa sobre todos os meses, estão no snapshot; os por empresa sobre parte dos anos leem suas tarifas uma vez. Os por rota sobre parte dos anos, ou com um filtro que deixa de fora tarifas de um grupo, as leem várias vezes: indique uma rota, ou peça menos meses.',
    'One row per month of sale, airline and band of 20 reais in which it sold a seat: the seats sold in the band.':
      'Uma linha por mês de venda, empresa aérea e faixa de 20 reais em que ela vendeu um assento: os assentos vendidos na faixa.',
    'Where the band begins: it has this fare and those less than 20 reais above it.':
      'Onde a faixa começa: ela tem esta tarifa e as que estão menos de 20 reais acima dela.',
    'Seats sold at the fares of the band.': 'Assentos vendidos às tarifas da faixa.',
    'Sum of the fares of these seats, each fare times the seats sold at it.':
      'Soma das tarifas desses assentos, cada tarifa vezes os assentos vendidos a ela.',
    'Lowest fare of the band at which a seat was sold.': 'Menor tarifa da faixa a que um assento foi vendido.',
    'Highest fare of the band at which a seat was sold.': 'Maior tarifa da faixa a que um assento foi vendido.',
    'One row per route over all months: the fares sold on it, each weighed by its seats.':
      'Uma linha por rota sobre todos os meses: as tarifas vendidas nela, cada uma ponderada por seus assentos.',
    'One row per airline over all months: the fares it sold, each weighed by its seats.':
      'Uma linha por empresa aérea sobre todos os meses: as tarifas que vendeu, cada uma ponderada por seus assentos.',
    'One row per month of sale: the fares sold in it, each weighed by its seats.':
      'Uma linha por mês de venda: as tarifas vendidas nele, cada uma ponderada por seus assentos.',
    'First month with a fare of these, YYYY-MM.': 'Primeiro mês com uma dessas tarifas, AAAA-MM.',
    'Last month with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published.':
      'Último mês com uma dessas tarifas, AAAA-MM. Um mês entre os dois pode não ter nenhuma delas, ou não estar publicado.',
    'Without `sort_by` the rows are ordered by the first of their columns in that order; sorted by it, a page is found in a few months or groups. By another column, everything requested is read at once. If that takes too long, the answer is 503: request fewer months.':
      'Sem `sort_by`, as linhas são ordenadas pela primeira de suas colunas nessa ordem; assim ordenadas, uma página é achada em poucos meses ou grupos. Por outra coluna, tudo o que foi pedido é lido de uma vez. Se isso demorar demais, a resposta é 503: peça menos meses.',
    'So far compiled only from **synthetic** files in the published layouts: we have not seen an original month.':
      'Até agora compilado apenas de arquivos **sintéticos** nos leiautes publicados: não vimos nenhum mês original.',
    'Heavy with aggregate, with a range of a column, and sorted by another column than month. At most 10 million units of work; a request beyond them gets a 400 that names what to change (`page_size`: request less at once).':
      'Pesado com aggregate, com faixa de uma coluna, e em ordem de outra coluna que não month. No máximo 10 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`page_size`: peça menos de uma vez).',
    'ICAO code of the aerodrome where the journey begins, or the IATA code that it has today, in capitals or not.':
      'Código ICAO do aeródromo onde a viagem começa, ou o código IATA que ele tem hoje, em maiúsculas ou não.',
    'ICAO code of the aerodrome where the journey ends, or the IATA code that it has today.':
      'Código ICAO do aeródromo onde a viagem termina, ou o código IATA que ele tem hoje.',
    'ICAO code of the airline that sold the seats.': 'Código ICAO da empresa aérea que vendeu os assentos.',
    'Answer a summary of each route, airline or month in place of the fares.':
      'Responde um resumo de cada rota, empresa ou mês no lugar das tarifas.',
    'Month in which the seats were sold, not of the flight, YYYY-MM.':
      'Mês em que os assentos foram vendidos, não o do voo, AAAA-MM.',
    'ICAO code of the airline that sold the seats, whoever flew them.':
      'Código ICAO da empresa aérea que vendeu os assentos, seja quem for que os voou.',
    "ICAO code of the aerodrome where the passenger's journey begins, whatever the stops.":
      'Código ICAO do aeródromo onde a viagem do passageiro começa, sejam quais forem as escalas.',
    "ICAO code of the aerodrome where the passenger's journey ends, whatever the stops.":
      'Código ICAO do aeródromo onde a viagem do passageiro termina, sejam quais forem as escalas.',
    'Price of the transport of one adult one way, without airport fees.':
      'Preço do transporte de um adulto em um sentido, sem tarifas aeroportuárias.',
    'Seats sold at that fare.': 'Assentos vendidos a essa tarifa.',
    'IATA code that the aerodrome of the origin has today, such as GRU of SBGR; null where it has none or none is known.':
      'Código IATA que o aeródromo de origem tem hoje, como GRU de SBGR; nulo quando não tem nenhum ou não se conhece.',
    'IATA code that the aerodrome of the destination has today, such as GRU of SBGR; null where it has none or none is known.':
      'Código IATA que o aeródromo de destino tem hoje, como GRU de SBGR; nulo quando não tem nenhum ou não se conhece.',
    'A fare of an airline and route in a month, and the seats sold at it.':
      'Uma tarifa de uma empresa aérea e rota em um mês, e os assentos vendidos a ela.',
    'Mean fare of the seats sold, rounded half away from zero to the sixth decimal.':
      'Tarifa média dos assentos vendidos, arredondada, metade para longe do zero, na sexta casa decimal.',
    'Lowest fare at which a seat was sold.': 'Menor tarifa a que um assento foi vendido.',
    'Lowest fare at or below which at least a tenth of the seats were sold.':
      'Menor tarifa até a qual pelo menos um décimo dos assentos foi vendido.',
    'Lowest fare at or below which at least a quarter of the seats were sold.':
      'Menor tarifa até a qual pelo menos um quarto dos assentos foi vendido.',
    'Lowest fare at or below which at least half of the seats were sold.':
      'Menor tarifa até a qual pelo menos metade dos assentos foi vendida.',
    'Lowest fare at or below which at least three quarters of the seats were sold.':
      'Menor tarifa até a qual pelo menos três quartos dos assentos foram vendidos.',
    'Lowest fare at or below which at least nine tenths of the seats were sold.':
      'Menor tarifa até a qual pelo menos nove décimos dos assentos foram vendidos.',
    'Highest fare at which a seat was sold.': 'Maior tarifa a que um assento foi vendido.',
    'Seats sold at any of these fares.': 'Assentos vendidos a qualquer dessas tarifas.',
    'First month of the requested range with a fare of these, YYYY-MM.':
      'Primeiro mês do intervalo pedido com uma dessas tarifas, AAAA-MM.',
    'Last month of the requested range with a fare of these, YYYY-MM. A month between the two can have none of them, or not be published.':
      'Último mês do intervalo pedido com uma dessas tarifas, AAAA-MM. Um mês entre os dois pode não ter nenhuma delas, ou não estar publicado.',
    'With aggregate=route: the fares of a route, each weighed by the seats sold at it.':
      'Com aggregate=route: as tarifas de uma rota, cada uma ponderada pelos assentos vendidos a ela.',
    'With aggregate=airline: the fares of a airline, each weighed by the seats sold at it.':
      'Com aggregate=airline: as tarifas de uma empresa aérea, cada uma ponderada pelos assentos vendidos a ela.',
    'With aggregate=month: the fares of a month, each weighed by the seats sold at it.':
      'Com aggregate=month: as tarifas de um mês, cada uma ponderada pelos assentos vendidos a ela.',
    'Open data of ANAC (Brazilian Open Data Policy, Decree 8,777 of 2016): name the source.':
      'Dados abertos da ANAC (Política de Dados Abertos, Decreto 8.777 de 2016): cite a fonte.',
    'Source: ANAC (Agência Nacional de Aviação Civil), microdados de tarifas aéreas comercializadas, www.gov.br/anac.':
      'Fonte: ANAC (Agência Nacional de Aviação Civil), microdados de tarifas aéreas comercializadas, www.gov.br/anac.',
    'A file is replaced whole and without notice, sometimes in another layout. The last six months are requested every night, and those of the last two years every week. The older snapshots keep what a month said before.':
      'Um arquivo é substituído inteiro e sem aviso, às vezes em outro leiaute. Os últimos seis meses são pedidos todas as noites, e os dos últimos dois anos todas as semanas. Os snapshots mais antigos guardam o que um mês dizia antes.',
    'We have not seen an original file. The files read so far are synthetic, in the four layouts that public download programs describe, with 30 real rows among theirs.':
      'Não vimos nenhum arquivo original. Os arquivos lidos até agora são sintéticos, nos quatro leiautes que programas públicos de download descrevem, com 30 linhas reais entre as deles.',
    'The month is the month of the sale, not of the flight.': 'O mês é o mês da venda, não o do voo.',
    'A fare is a price at which seats were sold, with their number. It is not a quote, and nobody can still buy at it.':
      'Uma tarifa é um preço a que assentos foram vendidos, com o número deles. Não é uma cotação, e ninguém mais pode comprar por ela.',
    'A row is a fare, not a ticket: weigh it by its seats, as the aggregates do.':
      'Uma linha é uma tarifa, não um bilhete: pondere-a pelos assentos, como fazem os resumos.',
    'Until June 2010 only monitored routes are covered: 63, and 67 from May 2004. From July 2010 all domestic routes are. Do not compare the two periods.':
      'Até junho de 2010 só rotas monitoradas estão cobertas: 63, e 67 a partir de maio de 2004. A partir de julho de 2010, todas as rotas domésticas. Não compare os dois períodos.',
    'Corporate, package and charter sales, fares of crew and children, miles and free seats are not included.':
      'Vendas corporativas, de pacotes e de fretamento, tarifas de tripulação e de crianças, milhas e assentos gratuitos não estão incluídos.',
    'Round trips and journeys of several legs are split into one-way pairs of origin and destination; airport fees are not included.':
      'Viagens de ida e volta e de vários trechos são divididas em pares de origem e destino em um sentido; tarifas aeroportuárias não estão incluídas.',
    'The airline is the one that sold the seat, even if another one flew.':
      'A empresa aérea é a que vendeu o assento, mesmo que outra o tenha voado.',
    'Months can be published out of order: a month that is missing between two others is not published yet.':
      'Os meses podem ser publicados fora de ordem: um mês que falta entre dois outros ainda não foi publicado.',
    'International fares, whose record ended in 2025, are not compiled.':
      'As tarifas internacionais, cujo registro terminou em 2025, não são compiladas.',
    'One row per airline, route and fare in a month, as filed. A fare that is filed twice has two rows.':
      'Uma linha por empresa aérea, rota e tarifa em um mês, como informado. Uma tarifa informada duas vezes tem duas linhas.',
    'Airlines register their fares by the last business day of the next month. The file follows two to three months after its own month, not always in order.':
      'As empresas aéreas registram suas tarifas até o último dia útil do mês seguinte. O arquivo vem dois a três meses depois do seu mês, nem sempre em ordem.',
  },
})
