import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Daily quotes of every security, option and forward traded at the exchange (COTAHIST), as filed.':
      'Cotações diárias de todos os papéis, opções e termos negociados na bolsa (COTAHIST), como publicadas.',
    'Quotes of a ticker, session by session, or of all tickers of a session':
      'Cotações de um ticker, pregão a pregão, ou de todos os tickers de um pregão',
    'Oldest first, then by ticker and term. Sorted by `date`, a page is found in a few months; by another column all months in the range are read. If that takes too long, the answer is 503: request a shorter range. Prices are as filed, for `quotation_factor` units and not adjusted for any event. A ticker that was traded, but not in the range, has no rows; a ticker that is unknown in this snapshot is a 404 with the nearest ones. Without `ticker`, `from` and `to` name the same day. With `adjustment` each row also has prices adjusted for the events behind it, up to the newest quote of its security, as exact products rounded once. The number of the distribution in the quotes shows that events went ex: where one is not among the events that are known, the adjusted values are null and `coverage` says so.':
      'Da mais antiga à mais recente, depois por ticker e prazo. Em ordem de `date`, uma página é achada em poucos meses; por outra coluna, todos os meses do intervalo são lidos. Se isso demorar demais, a resposta é 503: peça um intervalo menor. Os preços são os publicados, para `quotation_factor` unidades e sem ajuste por evento nenhum. Um ticker que foi negociado, mas não no intervalo, não tem linhas; um ticker desconhecido neste snapshot recebe 404 com os mais parecidos. Sem `ticker`, `from` e `to` indicam o mesmo dia. Com `adjustment`, cada linha também tem preços ajustados pelos eventos posteriores, até a cotação mais recente do papel, como produtos exatos arredondados uma vez. O número da distribuição nas cotações mostra que eventos ficaram ex: onde um deles não está entre os eventos conhecidos, os valores ajustados são nulos e `coverage` o diz.',
    'Trading code, whole, in any case; only for a single day it may be left out, and then all are answered.':
      'Código de negociação, inteiro, em maiúsculas ou minúsculas; só para um único dia pode ser omitido, e então todos são respondidos.',
    'Whether the quotes of all sessions in the range are there, by the calendar b3-sessions: `complete`; `partial; missing=` and the sessions without quotes, a month that is not published as `2024-10`, and then `thin=` and the sessions with less than half of the spot tickers of the others of their month; `not_known` if the calendar does not know all days. At most 31 are named, then `...`. A month that is not over counts up to its newest day. `/v1/datasets/b3_quote` has the grade of each month.':
      'Se as cotações de todos os pregões do intervalo estão aqui, pelo calendário b3-sessions: `complete`; `partial; missing=` e os pregões sem cotações, um mês não publicado como `2024-10`, e depois `thin=` e os pregões com menos da metade dos tickers à vista dos outros do seu mês; `not_known` se o calendário não conhece todos os dias. No máximo 31 são nomeados, depois `...`. Um mês que não terminou conta até o seu dia mais recente. `/v1/datasets/b3_quote` tem a avaliação de cada mês.',
    'One row per ISIN and number of its distribution: that an event went ex, and by which day; not which event, nor how much.':
      'Uma linha por ISIN e número de sua distribuição: que um evento ficou ex, e até que dia; não qual evento, nem quanto.',
    'ISIN of the security.': 'ISIN do papel.',
    'Number of its distribution: each event of the security raises it.':
      'Número da sua distribuição: cada evento do papel o aumenta.',
    'The number before in these quotes; null of the first that they have.':
      'O número anterior nestas cotações; nulo no primeiro que elas têm.',
    'First session with the number.': 'Primeiro pregão com o número.',
    'Last session with the number before.': 'Último pregão com o número anterior.',
    'Last session with the number.': 'Último pregão com o número.',
    'True where the number rose by one and no weekday is between the two sessions: the event went ex on that day. Else it is not known when, or how many events there were; null of the first number.':
      'Verdadeiro onde o número subiu um e não há dia de semana entre os dois pregões: o evento ficou ex nesse dia. Senão não se sabe quando, ou quantos eventos houve; nulo no primeiro número.',
    'Rights that the quotes of that session are marked with, separated by semicolons: ED dividend, EJ interest, ES subscription, EB bonus, ER income of funds, and their joints such as EDJ; null where there is none.':
      'Direitos com que as cotações desse pregão são marcadas, separados por ponto e vírgula: ED dividendo, EJ juros, ES subscrição, EB bonificação, ER rendimento de fundos, e suas junções como EDJ; nulo onde não há.',
    'A number of the distribution of a security, and its days.': 'Um número da distribuição de um papel, e seus dias.',
    'When events of a security went ex, by the numbers of its quotes':
      'Quando eventos de um papel ficaram ex, pelos números de suas cotações',
    'Each event of a security, such as a dividend or a split, raises the number of its distribution in the quotes. A row is a number of an ISIN that the ticker has had, the oldest first: that something went ex between `last_day_before` and `first_day`, on that day where `is_certain`; not what, nor how much: `/v1/exchange/events` has the events that are known. `marks` say the kind on some days.':
      'Cada evento de um papel, como um dividendo ou um desdobramento, aumenta o número da sua distribuição nas cotações. Uma linha é um número de um ISIN que o ticker teve, o mais antigo primeiro: que algo ficou ex entre `last_day_before` e `first_day`, nesse dia onde `is_certain`; não o quê, nem quanto: `/v1/exchange/events` tem os eventos conhecidos. `marks` diz o tipo em alguns dias.',
    'Trading code, whole, in any case.': 'Código de negociação, inteiro, em maiúsculas ou minúsculas.',
    'Day of the session.': 'Dia do pregão.',
    'Trading code; a suffix marks odd lots (F), forwards (T), exercises (E), blocks (Q) and the counter (B).':
      'Código de negociação; um sufixo marca fracionário (F), termo (T), exercício (E), bloco (Q) e balcão (B).',
    'Days that a forward runs. Null if the field is blank, as on the spot market; 0 if it is 000, as for options.':
      'Dias de prazo de um termo. Nulo se o campo está em branco, como no mercado à vista; 0 se é 000, como nas opções.',
    'Market code: 010 spot, 012 and 013 exercise of calls and puts, 017 auction, 020 odd lot, 021 block, 030 forward, 050 and 060 futures, 070 calls, 080 puts.':
      'Código do mercado: 010 à vista, 012 e 013 exercício de opções de compra e de venda, 017 leilão, 020 fracionário, 021 bloco, 030 termo, 050 e 060 futuros, 070 opções de compra, 080 opções de venda.',
    'Code of the section of the daily bulletin, such as 02 for round lots; the code of a ticker changes over time.':
      'Código da seção do boletim diário, como 02 para lote-padrão; o código de um ticker muda com o tempo.',
    'Class, rights and segment of the security, such as ON EDJ NM, spaced as filed.':
      'Classe, direitos e segmento do papel, como ON EDJ NM, com os espaços originais.',
    'Currency as filed, such as R$ or, in the past, CR$.': 'Moeda como informada, como R$ ou, no passado, CR$.',
    'First price of the session, in `currency` per `quotation_factor` units, unadjusted.':
      'Primeiro preço do pregão, em `currency` por `quotation_factor` unidades, sem ajuste.',
    'Highest price, in `currency` per `quotation_factor` units, unadjusted.':
      'Maior preço, em `currency` por `quotation_factor` unidades, sem ajuste.',
    'Lowest price, in `currency` per `quotation_factor` units, unadjusted.':
      'Menor preço, em `currency` por `quotation_factor` unidades, sem ajuste.',
    'Average price, in `currency` per `quotation_factor` units, unadjusted; a few lie outside of low and high, as filed.':
      'Preço médio, em `currency` por `quotation_factor` unidades, sem ajuste; alguns estão fora do mínimo e máximo, como publicados.',
    'Last price, in `currency` per `quotation_factor` units, unadjusted.':
      'Último preço, em `currency` por `quotation_factor` unidades, sem ajuste.',
    'Best bid at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none.':
      'Melhor oferta de compra no fim, em `currency` por `quotation_factor` unidades, sem ajuste; 0 quando não havia.',
    'Best ask at the end, in `currency` per `quotation_factor` units, unadjusted; 0 where there was none.':
      'Melhor oferta de venda no fim, em `currency` por `quotation_factor` unidades, sem ajuste; 0 quando não havia.',
    'Number of trades; the field cannot hold more than 99,999.':
      'Número de negócios; o campo não comporta mais de 99.999.',
    'Number of securities traded.': 'Número de papéis negociados.',
    'Value traded, in `currency`.': 'Volume financeiro negociado, em `currency`.',
    'Price at which an option is exercised, or the agreed price of a forward; 0 where there is none.':
      'Preço de exercício de uma opção, ou preço contratado de um termo; 0 quando não há.',
    'The strike in points of an index or a currency.': 'O preço de exercício em pontos de um índice ou de uma moeda.',
    'Index or currency that corrects the strike: 0 none, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 index points, 7 protected USD, 8 protected IGP-M, 9 URV.':
      'Índice ou moeda que corrige o preço de exercício: 0 nenhum, 1 USD, 2 TJLP, 3 TR, 4 IPCR, 5 swap, 6 pontos de índice, 7 USD protegido, 8 IGP-M protegido, 9 URV.',
    'Day on which an option or forward ends; null where it says 99991231.':
      'Dia em que uma opção ou termo termina; nulo quando diz 99991231.',
    'Number of units that a price is for: 1 or 1,000.': 'Número de unidades a que um preço se refere: 1 ou 1.000.',
    'ISIN of the security; an internal code before 1995-05-15.':
      'ISIN do papel; um código interno antes de 1995-05-15.',
    'Counter of the corporate events of the security; each event raises it.':
      'Contador dos eventos societários do papel; cada evento o aumenta.',
    'What was traded of a security in a session.': 'O que foi negociado de um papel em um pregão.',
    'splits: also prices and quantities adjusted for splits, bonuses and groupings. total: for cash events too, as if each were bought for with the last close before it. A key needs the scope `b3_event`.':
      'splits: também preços e quantidades ajustados por desdobramentos, bonificações e grupamentos. total: também por eventos em dinheiro, como se cada um fosse reinvestido ao último fechamento antes dele. A chave precisa do escopo `b3_event`.',
    '`quantity` × the shares that one share has become since, rounded once to eight decimals, half to even; null as the prices are.':
      '`quantity` × as ações que uma ação se tornou desde então, arredondado uma vez a oito casas, metade para o par; nulo como os preços.',
    'Product of the factors of all events behind the day, multiplied exactly and rounded once to sixteen decimals, half to even; null as the prices are: a factor that is not known is not 1.':
      'Produto dos fatores de todos os eventos posteriores ao dia, multiplicados exatamente e arredondado uma vez a dezesseis casas, metade para o par; nulo como os preços: um fator que não é conhecido não é 1.',
    'complete: each step of the number of the distribution since the day meets an event whose factor is known, and each event a step. disputed: so, but the exchange names another close than the quotes have. incomplete: not so on `coverage_days`. not_applicable: neither spot market nor odd lot, or without an ISIN or a number.':
      'complete: cada degrau do número da distribuição desde o dia encontra um evento cujo fator é conhecido, e cada evento um degrau. disputed: assim, mas a bolsa indica outro fechamento que o das cotações. incomplete: não é assim em `coverage_days`. not_applicable: nem mercado à vista nem fracionário, ou sem ISIN ou número.',
    'Days that leave it incomplete, with semicolons between them: sessions on which the number rose, or the ISIN changed, without an event that explains it; last days with the right of events without a step. At most 31 are named, then `...`; "" where there are none.':
      'Dias que a deixam incompleta, separados por ponto e vírgula: pregões em que o número subiu, ou o ISIN mudou, sem um evento que o explique; últimos dias com o direito de eventos sem degrau. No máximo 31 são nomeados, depois `...`; "" onde não há.',
    'Last session with a quote of the security in this snapshot: its prices are as they are, and events behind it are not counted.':
      'Último pregão com uma cotação do papel neste snapshot: seus preços ficam como são, e eventos posteriores não contam.',
    '`open` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.':
      '`open` por unidade × `adjustment_factor`, arredondado uma vez a oito casas, metade para o par; nulo onde a cobertura é incompleta ou não se aplica.',
    '`high` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.':
      '`high` por unidade × `adjustment_factor`, arredondado uma vez a oito casas, metade para o par; nulo onde a cobertura é incompleta ou não se aplica.',
    '`low` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.':
      '`low` por unidade × `adjustment_factor`, arredondado uma vez a oito casas, metade para o par; nulo onde a cobertura é incompleta ou não se aplica.',
    '`average` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.':
      '`average` por unidade × `adjustment_factor`, arredondado uma vez a oito casas, metade para o par; nulo onde a cobertura é incompleta ou não se aplica.',
    '`close` for one unit × `adjustment_factor`, rounded once to eight decimals, half to even; null where the coverage is incomplete or not applicable.':
      '`close` por unidade × `adjustment_factor`, arredondado uma vez a oito casas, metade para o par; nulo onde a cobertura é incompleta ou não se aplica.',
    'Historical quotes that B3 publishes free of charge: name the source and mind its terms of use':
      'Cotações históricas que a B3 publica gratuitamente: cite a fonte e observe seus termos de uso',
    'B3 publishes its quotes free of charge and reserves the rights: whoever hands them on needs its permission.':
      'A B3 publica suas cotações gratuitamente e reserva os direitos: quem as repassa precisa de sua permissão.',
    'Source: B3, historical quotes (COTAHIST), www.b3.com.br.':
      'Fonte: B3, cotações históricas (COTAHIST), www.b3.com.br.',
    'The file of the current year is written again after each session; files of past years are issued again now and then, without notice. Nothing is adjusted afterwards. An older snapshot has what was known at its time.':
      'O arquivo do ano corrente é reescrito depois de cada pregão; arquivos de anos passados são reeditados de vez em quando, sem aviso. Nada é ajustado depois. Um snapshot mais antigo tem o que se sabia na sua época.',
    'Prices are not adjusted for dividends, splits or any other event; a change of distribution_number shows that there was one.':
      'Os preços não são ajustados por dividendos, desdobramentos ou qualquer outro evento; uma mudança de distribution_number mostra que houve um.',
    'Prices are for quotation_factor units: 1, or 1,000 for some securities of the past.':
      'Os preços são para quotation_factor unidades: 1, ou 1.000 para alguns papéis do passado.',
    'A ticker has several rows in a session if forwards of several terms were traded.':
      'Um ticker tem várias linhas em um pregão se termos de vários prazos foram negociados.',
    'The bulletin code of a ticker changes over time: BDRs had 02 until 2021 and have had 34 to 36 since.':
      'O código de boletim de um ticker muda com o tempo: os BDRs tinham 02 até 2021 e desde então têm 34 a 36.',
    'The currency changes during the long history, but not every new name means a new level of prices.':
      'A moeda muda ao longo da história, mas nem todo nome novo significa um novo patamar de preços.',
    'A month can lack sessions, or have few quotes of one: its grade `sessions` says so where the calendar `b3-sessions` knows the month.':
      'Um mês pode estar sem pregões, ou ter poucas cotações de um: sua avaliação `sessions` diz isso quando o calendário `b3-sessions` conhece o mês.',
    'Before 1995-05-15 the ISIN field holds an internal code.':
      'Antes de 1995-05-15 o campo ISIN contém um código interno.',
    'One row per session, ticker and term.': 'Uma linha por pregão, ticker e prazo.',
    'One row a ticker and ISIN of the spot market: options, forwards and odd lots have the ISIN of their share too.':
      'Uma linha por ticker e ISIN do mercado à vista: opções, termos e fracionário têm também o ISIN da sua ação.',
    'Trading code.': 'Código de negociação.',
    'First session of the month with both.': 'Primeiro pregão do mês com os dois.',
    'Last session of the month with both.': 'Último pregão do mês com os dois.',
    'Short name of the issuer on the last of them.': 'Nome curto do emissor no último deles.',
    'The quotes of a session are published after its close and can be read the next morning.':
      'As cotações de um pregão são publicadas depois do fechamento e podem ser lidas na manhã seguinte.',
    'One row per ticker and month with quotes.': 'Uma linha por ticker e mês com cotações.',
    'Month with quotes of the ticker, YYYY-MM.': 'Mês com cotações do ticker, AAAA-MM.',
    'Number of quotes of the ticker in the month.': 'Número de cotações do ticker no mês.',
  },
  labels: {
    is_certain: { en: 'Certain', pt: 'Certo' },
    last_day_before: { en: 'Last day before', pt: 'Último dia anterior' },
    marks: { en: 'Marks', pt: 'Marcas' },
    number: { en: 'Number', pt: 'Número' },
    number_before: { en: 'Number before', pt: 'Número anterior' },
  },
})
