import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'B3 and ANBIMA': 'B3 e ANBIMA',
    'Published free of charge by B3 and ANBIMA: name the source and mind their terms of use':
      'Publicados gratuitamente pela B3 e pela ANBIMA: cite a fonte e observe seus termos de uso',
    'B3 and ANBIMA publish them free of charge and reserve the rights: whoever hands them on needs the permission of both.':
      'A B3 e a ANBIMA os publicam gratuitamente e reservam os direitos: quem os repassa precisa da permissão das duas.',
    'Source: B3 and ANBIMA, www.b3.com.br and www.anbima.com.br.':
      'Fonte: B3 e ANBIMA, www.b3.com.br e www.anbima.com.br.',
    'Settlement of the futures of one-day deposits (DI1), the curves of fixed and real rates, and indicative rates and prices of federal bonds, by day.':
      'Ajuste dos futuros de depósitos de um dia (DI1), as curvas de juros prefixados e reais e as taxas e preços indicativos de títulos públicos, por dia.',
    'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot. ANBIMA keeps five days of curves.':
      'O arquivo de um dia aparece uma vez. Correções não foram vistas; cada versão vista aqui fica no seu snapshot. A ANBIMA guarda cinco dias de curvas.',
    'The files of a business day are published on its evening and can be read the next morning.':
      'Os arquivos de um dia útil são publicados à noite e podem ser lidos na manhã seguinte.',
    'Four files of four days were seen: settlements of 2023 and 2024, prices of bonds of 2015, and curves of 2026.':
      'Foram vistos quatro arquivos de quatro dias: ajustes de 2023 e 2024, preços de títulos de 2015 e curvas de 2026.',
    'A rate between two contracts goes on evenly: what one real grows to between them grows by the same factor each business day. Nothing is said outside of the first and the last.':
      'Uma taxa entre dois contratos segue por igual: aquilo em que um real se transforma cresce entre eles pelo mesmo fator a cada dia útil. Nada se diz fora do primeiro e do último.',
    'Business days count by the holidays that were known on the day of the curve: 20 November counts as a holiday since 26 December 2023.':
      'Os dias úteis contam pelos feriados conhecidos no dia da curva: 20 de novembro conta como feriado desde 26 de dezembro de 2023.',
    'ANBIMA gives curves to a form that is sent. Here its fields are asked for in the address, which is untested: a mirror has the file under that address.':
      'A ANBIMA entrega curvas a um formulário enviado. Aqui os campos vão no endereço, o que não foi testado: um espelho tem o arquivo nesse endereço.',
    'The nominal value of a bond (VNA) is in no file: it is the one value of six decimals by which all prices of its kind follow from their rates.':
      'O valor nominal atualizado de um título (VNA) não está em arquivo nenhum: é o único valor de seis casas pelo qual todos os preços do tipo decorrem de suas taxas.',
    'The sample is synthetic: its rates and prices are invented.':
      'A amostra é sintética: suas taxas e preços são inventados.',
    'One row per session and contract of one-day deposits.': 'Uma linha por pregão e contrato de depósitos de um dia.',
    'One row per day and curve that has a formula.': 'Uma linha por dia e curva que tem uma fórmula.',
    'One row per day, curve and vertex.': 'Uma linha por dia, curva e vértice.',
    'File inside the zip that the row was read from: the document, or a zip with the document.':
      'Arquivo dentro do zip do qual a linha foi lida: o documento, ou um zip com o documento.',
    'Number of the message in the document, counted from 2: line 1 has the names of its leaves.':
      'Número da mensagem no documento, contado de 2: a linha 1 tem os nomes de suas folhas.',
    'Line of that file, the first of which has the day.': 'Linha desse arquivo, cuja primeira tem o dia.',
    'Code of the contract: DI1, the letter of its month and its year.':
      'Código do contrato: DI1, a letra do mês e o ano.',
    'Month whose first business day is the expiry, YYYY-MM.': 'Mês cujo primeiro dia útil é o vencimento, AAAA-MM.',
    'Settlement rate of a year of 252 business days.': 'Taxa de ajuste de um ano de 252 dias úteis.',
    'Settlement price of a contract that pays 100,000 at its expiry.':
      'Preço de ajuste de um contrato que paga 100.000 no vencimento.',
    'F where the settlement is final, as filed.': 'F se o ajuste é final, como informado.',
    'Open contracts; null where the message names none.': 'Contratos em aberto; nulo se a mensagem não os traz.',
    'Day of the price.': 'Dia do preço.',
    'Day of issue, or from which the nominal value is brought up to date.':
      'Dia de emissão, ou a partir do qual o valor nominal é atualizado.',
    'Highest rate that was asked; null where there was none.': 'Maior taxa pedida; nula se não houve.',
    'Lowest rate that was bid; null where there was none.': 'Menor taxa ofertada; nula se não houve.',
    'Indicative rate of a year of 252 business days; of an LFT above or below the Selic.':
      'Taxa indicativa de um ano de 252 dias úteis; de uma LFT, acima ou abaixo da Selic.',
    'Indicative price of a bond.': 'Preço indicativo de um título.',
    'How the rate was found, as filed.': 'Como a taxa foi encontrada, como informado.',
    'Curve: ettj-fixed, ettj-ipca, or ettj-inflation, which follows from both.':
      'Curva: ettj-fixed, ettj-ipca ou ettj-inflation, que decorre das duas.',
    'Day of the curve.': 'Dia da curva.',
    'Coefficient of the curve by Svensson.': 'Coeficiente da curva de Svensson.',
    'Decay of the curve by Svensson, of a year of 252 business days.':
      'Decaimento da curva de Svensson, de um ano de 252 dias úteis.',
    'Business days of the vertex.': 'Dias úteis do vértice.',
    'Rate of a year of 252 business days, cut to four decimals.':
      'Taxa de um ano de 252 dias úteis, truncada a quatro casas.',
    'the first line': 'a primeira linha',
    'di1: settlement of the futures of one-day deposits. ettj-fixed, ettj-ipca: fixed and real rates of federal bonds. ettj-inflation: what follows from both.':
      'di1: ajuste dos futuros de depósitos de um dia. ettj-fixed, ettj-ipca: juros prefixados e reais de títulos públicos. ettj-inflation: o que decorre dos dois.',
    'Answers one rate, of so many business days from the day of the curve, in place of the points.':
      'Responde uma taxa, de tantos dias úteis a partir do dia da curva, em vez dos pontos.',
    'Name of the curve, as in `/v1/curves/{id}`.': 'Nome da curva, como em `/v1/curves/{id}`.',
    'Number of days with the curve in this snapshot.': 'Número de dias com a curva neste snapshot.',
    'First day with the curve.': 'Primeiro dia com a curva.',
    'Last day with the curve.': 'Último dia com a curva.',
    'A curve of interest, and the days that it is known of.': 'Uma curva de juros e os dias em que é conhecida.',
    'The curves of interest that there are, and their days': 'As curvas de juros que há, e seus dias',
    'A curve without a day in this snapshot is not in the list.': 'Uma curva sem dia neste snapshot não está na lista.',
    'Business days from the day of the curve, which counts, to the day of the point.':
      'Dias úteis do dia da curva, que conta, até o dia do ponto.',
    'Rate of a year of 252 business days; null with its reason.':
      'Taxa de um ano de 252 dias úteis; nula com o motivo.',
    'Why it is null: outside_points, before the first or behind the last point of the day; formula_missing where the file of the day has none; "" where it is a number.':
      'Por que é nula: outside_points, antes do primeiro ou depois do último ponto do dia; formula_missing se o arquivo do dia não a tem; "" se é um número.',
    'True for a rate as published, false for one between two points.':
      'Verdadeiro para uma taxa como publicada, falso para uma entre dois pontos.',
    'Contract that the point is of; null between contracts and of other curves.':
      'Contrato do ponto; nulo entre contratos e em outras curvas.',
    'First business day of the month of the contract; null as the ticker is.':
      'Primeiro dia útil do mês do contrato; nulo como o ticker.',
    'Settlement price of the contract; null as the ticker is.': 'Preço de ajuste do contrato; nulo como o ticker.',
    'Open contracts; null as the ticker is, and where none are named.':
      'Contratos em aberto; nulo como o ticker, e onde não são informados.',
    'A point of a curve.': 'Um ponto de uma curva.',
    'Name of the curve.': 'Nome da curva.',
    'The points of the day, the nearest first; with `business_days` only that one.':
      'Os pontos do dia, do mais próximo ao mais distante; com `business_days`, só aquele.',
    'A curve on a day.': 'Uma curva em um dia.',
    'A curve of interest on a day: its points, or the rate of any number of business days between them':
      'Uma curva de juros em um dia: seus pontos, ou a taxa de qualquer número de dias úteis entre eles',
    'Business days count by the holidays that were known on the day of the curve. Between two contracts of `di1` what one real grows to rises by the same factor each business day; between two points of the others their formula (Svensson) counts, cut to four decimals. Nothing is said outside of the first and the last point. Without `date` it is the newest day; a day without the curve is a 404 that names the nearest ones.':
      'Os dias úteis contam pelos feriados conhecidos no dia da curva. Entre dois contratos de `di1`, aquilo em que um real se transforma sobe pelo mesmo fator a cada dia útil; entre dois pontos das outras vale sua fórmula (Svensson), truncada a quatro casas. Nada se diz fora do primeiro e do último ponto. Sem `date`, é o dia mais novo; um dia sem a curva é um 404 que nomeia os mais próximos.',
    'Day of the curve; omitted, the newest.': 'Dia da curva; se omitido, o mais novo.',
    'Price that follows from the indicative rate by the conventions of the market; null where the nominal value is not known.':
      'Preço que decorre da taxa indicativa pelas convenções do mercado; nulo se o valor nominal não é conhecido.',
    'Nominal value (VNA) of an LFT, NTN-B or NTN-C on the day: the one of six decimals by which all prices of its kind follow from their rates; null of other bonds, and where no single value does.':
      'Valor nominal atualizado (VNA) de uma LFT, NTN-B ou NTN-C no dia: o único de seis casas pelo qual todos os preços do tipo decorrem de suas taxas; nulo para outros títulos, e se nenhum valor único serve.',
    'Nominal value of an LFT on the next business day, by the Selic rate of the day; null of other bonds, and where that rate is not in the snapshot.':
      'Valor nominal de uma LFT no próximo dia útil, pela taxa Selic do dia; nulo para outros títulos, e se a taxa não está no snapshot.',
    'The next business day of banks.': 'O próximo dia útil bancário.',
    'Indicative rate and price of a federal bond on a day.': 'Taxa e preço indicativos de um título público em um dia.',
    'Indicative rates and prices of federal bonds on a day, with their nominal values':
      'Taxas e preços indicativos de títulos públicos em um dia, com seus valores nominais',
    'What ANBIMA publishes of each bond, and what follows from it: the price by the rate, the nominal value by all prices of a kind, and that of the next day. Without `date` it is the newest day; a day without prices is a 404 that names the nearest ones. Business days count by the holidays that were known on the day.':
      'O que a ANBIMA publica de cada título, e o que decorre disso: o preço pela taxa, o valor nominal por todos os preços de um tipo, e o do dia seguinte. Sem `date`, é o dia mais novo; um dia sem preços é um 404 que nomeia os mais próximos. Os dias úteis contam pelos feriados conhecidos no dia.',
    'Day of the prices; omitted, the newest.': 'Dia dos preços; se omitido, o mais novo.',
    'Only this kind of bond.': 'Só títulos deste tipo.',
  },
  same: [
    'Dt',
    'Data Referencia',
    'Titulo',
    'Codigo SELIC',
    'Data Base/Emissao',
    'Data Vencimento',
    'Tx. Maxima',
    'Tx. Minima',
    'Tx. Indicativas',
    'Criterio',
    'Beta 1',
    'Beta 2',
    'Beta 3',
    'Beta 4',
    'Lambda 1',
    'Lambda 2',
    'Vertices',
    'ETTJ IPCA, ETTJ PREF, Inflação Implícita, Taxa (%a.a.)',
  ],
  labels: {
    expiry_month: { en: 'Month of expiry', pt: 'Mês de vencimento' },
    open_interest: { en: 'Open contracts', pt: 'Contratos em aberto' },
    criterion: { en: 'Criterion', pt: 'Critério' },
    curve: { en: 'Curve', pt: 'Curva' },
    beta_1: { en: 'Beta 1', pt: 'Beta 1' },
    beta_2: { en: 'Beta 2', pt: 'Beta 2' },
    beta_3: { en: 'Beta 3', pt: 'Beta 3' },
    beta_4: { en: 'Beta 4', pt: 'Beta 4' },
    lambda_1: { en: 'Lambda 1', pt: 'Lambda 1' },
    lambda_2: { en: 'Lambda 2', pt: 'Lambda 2' },
    rate_reason: { en: 'Why there is no rate', pt: 'Por que não há taxa' },
    is_published: { en: 'Published', pt: 'Publicada' },
    price_of_rate: { en: 'Price of the rate', pt: 'Preço da taxa' },
    next_nominal_value: { en: 'Next nominal value', pt: 'Próximo valor nominal' },
    next_business_day: { en: 'Next business day', pt: 'Próximo dia útil' },
  },
})
