import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    "The theoretical portfolios of the exchange's indexes, from the day each was first seen, and the list of indexes.":
      'As carteiras teóricas dos índices da bolsa, desde o dia em que cada uma foi vista pela primeira vez, e a lista dos índices.',
    'The indexes of the exchange': 'Os índices da bolsa',
    'Each index with the number of its securities, and whether its portfolio is here.':
      'Cada índice com o número de seus papéis, e se a carteira dele está aqui.',
    'The portfolio of an index that was in force on a day': 'A carteira de um índice que estava em vigor em um dia',
    'The largest share first. The exchange gives its portfolios no date, so each row says in `first_seen` on which day this installation first saw the portfolio. With `date` a portfolio is answered from that day on until another was seen. A day before the first, after the publication of the snapshot, or after the months that the list of the exchange is for is a 404 with the days that are known in `error_data.available`; it is null if no day is.':
      'A maior participação primeiro. A bolsa não dá data às suas carteiras; por isso cada linha diz em `first_seen` em que dia esta instalação viu a carteira pela primeira vez. Com `date`, uma carteira é respondida desse dia em diante, até outra ser vista. Um dia antes da primeira, depois da publicação do snapshot, ou depois dos meses a que a lista da bolsa se refere recebe 404 com os dias conhecidos em `error_data.available`; é nulo se nenhum dia é.',
    'Code of the index, in any case: see /v1/exchange/indexes.':
      'Código do índice, em maiúsculas ou minúsculas: veja /v1/exchange/indexes.',
    'Day on which the portfolio was in force; omitted, the newest that was seen, whatever its day.':
      'Dia em que a carteira estava em vigor; se omitido, a mais recente que foi vista, seja qual for o dia.',
    'Code of the index.': 'Código do índice.',
    'Number of securities whose list of indexes names this one.': 'Número de papéis cuja lista de índices nomeia este.',
    'Date that the exchange gives its list of securities and their indexes.':
      'Data que a bolsa dá à sua lista de papéis e seus índices.',
    'First month of the period of the list.': 'Primeiro mês do período da lista.',
    'Last month of that period.': 'Último mês desse período.',
    'Number of securities in the portfolio; null if we have no portfolio of the index.':
      'Número de papéis na carteira; nulo se não temos carteira do índice.',
    'An index of the exchange.': 'Um índice da bolsa.',
    'Trading code of the security.': 'Código de negociação do papel.',
    'Class, rights and segment of the security, spaced as filed.':
      'Classe, direitos e segmento do papel, com os espaços originais.',
    'Quantity of the security in the index.': 'Quantidade do papel no índice.',
    'Share of the index in percent, to the third decimal; the shares add up to 100 except for rounding.':
      'Participação no índice em porcentagem, até a terceira casa decimal; as participações somam 100, salvo arredondamento.',
    'Day on which this portfolio was first seen and published; it is in force until another is seen.':
      'Dia em que esta carteira foi vista e publicada pela primeira vez; está em vigor até outra ser vista.',
    'A security of the portfolio of an index.': 'Um papel da carteira de um índice.',
    'Index portfolios that B3 publishes free of charge: name the source and mind its terms of use':
      'Carteiras de índices que a B3 publica gratuitamente: cite a fonte e observe seus termos de uso',
    'B3 publishes the portfolios of its indexes free of charge and reserves the rights: whoever hands them on needs its permission.':
      'A B3 publica as carteiras de seus índices gratuitamente e reserva os direitos: quem as repassa precisa de sua permissão.',
    'Source: B3, index portfolios, www.b3.com.br.': 'Fonte: B3, carteiras de índices, www.b3.com.br.',
    'Portfolios change in January, May and September. The answer of the exchange names neither index nor day, so each portfolio counts from the day on which it was first seen here.':
      'As carteiras mudam em janeiro, maio e setembro. A resposta da bolsa não nomeia índice nem dia; por isso cada carteira conta a partir do dia em que foi vista aqui pela primeira vez.',
    'A portfolio names neither its index nor its day: the index is the requested one, and the day is the one on which it was first seen.':
      'Uma carteira não nomeia seu índice nem seu dia: o índice é o que foi pedido, e o dia é aquele em que foi vista pela primeira vez.',
    'Nothing is known of portfolios before this installation first saw one.':
      'Nada se sabe de carteiras anteriores à primeira que esta instalação viu.',
    'The list of indexes has the date that the exchange gives it; the portfolios change in January, May and September.':
      'A lista de índices tem a data que a bolsa lhe dá; as carteiras mudam em janeiro, maio e setembro.',
    'The sample has one portfolio, that of IBOV from May 2022.':
      'A amostra tem uma carteira, a do IBOV de maio de 2022.',
    'One row per index and security of its portfolio in force.':
      'Uma linha por índice e papel de sua carteira em vigor.',
    'Code of the index, such as IBOV; the answer does not name it.':
      'Código do índice, como IBOV; a resposta não o nomeia.',
    'the request': 'o pedido',
    'Answer that the row was read from.': 'Resposta de onde a linha foi lida.',
    'the answer': 'a resposta',
    'Always 1: an answer is one document.': 'Sempre 1: uma resposta é um só documento.',
    'One row per index: how many securities it has, and the period of its list.':
      'Uma linha por índice: quantos papéis tem, e o período de sua lista.',
    'indexes, the request': 'indexes, o pedido',
    'One row per index, portfolio that this installation has seen, and security.':
      'Uma linha por índice, carteira que esta instalação viu, e papel.',
    'Number of the portfolio: 1 is the first of its index that this installation saw.':
      'Número da carteira: 1 é a primeira do seu índice que esta instalação viu.',
    'Address of the answer that the portfolio was first seen in; null, as the next three, in portfolios seen before they were recorded.':
      'Endereço da resposta em que a carteira foi vista pela primeira vez; nulo, como os três seguintes, em carteiras vistas antes de isso ser gravado.',
    'SHA-256 of that answer as downloaded.': 'SHA-256 dessa resposta como baixada.',
    'Name of that answer.': 'Nome dessa resposta.',
    'The list names the months that it is for; the next is in force from the first Monday after them.':
      'A lista nomeia os meses a que se refere; a seguinte vigora a partir da primeira segunda-feira depois deles.',
    'The answer names no day: only the day on which a portfolio was first seen here is known.':
      'A resposta não nomeia dia: só se conhece o dia em que uma carteira foi vista aqui pela primeira vez.',
    'The list of the indexes is dated, their portfolios are not.': 'A lista dos índices tem data, as carteiras não.',
    'The place that the row was read from; with `provenance=true`. Null for a portfolio that was seen before its answer was recorded.':
      'O lugar de onde a linha foi lida; com `provenance=true`. Nulo para uma carteira vista antes de sua resposta ser gravada.',
  },
  same: ['cod', 'asset', 'type', 'part', 'indexes', 'update', 'year, startMonth', 'year, endMonth'],
})
