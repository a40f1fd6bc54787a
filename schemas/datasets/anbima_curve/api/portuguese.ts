import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Published free of charge by ANBIMA: name the source and mind its terms of use':
      'Publicados gratuitamente pela ANBIMA: cite a fonte e observe seus termos de uso',
    'ANBIMA publishes them free of charge and reserves the rights: whoever hands them on needs its permission.':
      'A ANBIMA os publica gratuitamente e reserva os direitos: quem os repassa precisa de sua permissão.',
    'Source: ANBIMA, www.anbima.com.br.': 'Fonte: ANBIMA, www.anbima.com.br.',
    'The curves of fixed and real rates of federal bonds (ETTJ), and their indicative rates and prices, by day.':
      'As curvas de juros prefixados e reais dos títulos públicos (ETTJ), e suas taxas e preços indicativos, por dia.',
    'Two files of two days were seen: prices of bonds of 2015, and curves of 2026.':
      'Foram vistos dois arquivos de dois dias: preços de títulos de 2015 e curvas de 2026.',
    'ANBIMA gives curves to a form that is sent, of the last five business days alone; that is untested. A mirror has the file under the address that it is kept by.':
      'A ANBIMA entrega curvas a um formulário enviado, só dos últimos cinco dias úteis; isso não foi testado. Um espelho tem o arquivo no endereço com que é guardado.',
    'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot. ANBIMA keeps five days of curves.':
      'O arquivo de um dia aparece uma vez. Correções não foram vistas; cada versão vista aqui fica no seu snapshot. A ANBIMA guarda cinco dias de curvas.',
    'The nominal value of a bond (VNA) is in no file: it is the one value of six decimals by which all prices of its kind follow from their rates.':
      'O valor nominal atualizado de um título (VNA) não está em arquivo nenhum: é o único valor de seis casas pelo qual todos os preços do tipo decorrem de suas taxas.',
    'One row per day and curve that has a formula.': 'Uma linha por dia e curva que tem uma fórmula.',
    'One row per day, curve and vertex.': 'Uma linha por dia, curva e vértice.',
    'Line of that file, the first of which has the day.': 'Linha desse arquivo, cuja primeira tem o dia.',
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
    'Coefficient of the curve by Svensson.': 'Coeficiente da curva de Svensson.',
    'Decay of the curve by Svensson, of a year of 252 business days.':
      'Decaimento da curva de Svensson, de um ano de 252 dias úteis.',
    'Business days of the vertex.': 'Dias úteis do vértice.',
    'Rate of a year of 252 business days, cut to four decimals.':
      'Taxa de um ano de 252 dias úteis, truncada a quatro casas.',
    'the first line': 'a primeira linha',
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
    criterion: { en: 'Criterion', pt: 'Critério' },
    curve: { en: 'Curve', pt: 'Curva' },
    beta_1: { en: 'Beta 1', pt: 'Beta 1' },
    beta_2: { en: 'Beta 2', pt: 'Beta 2' },
    beta_3: { en: 'Beta 3', pt: 'Beta 3' },
    beta_4: { en: 'Beta 4', pt: 'Beta 4' },
    lambda_1: { en: 'Lambda 1', pt: 'Lambda 1' },
    lambda_2: { en: 'Lambda 2', pt: 'Lambda 2' },
    price_of_rate: { en: 'Price of the rate', pt: 'Preço da taxa' },
    next_nominal_value: { en: 'Next nominal value', pt: 'Próximo valor nominal' },
    next_business_day: { en: 'Next business day', pt: 'Próximo dia útil' },
  },
})
