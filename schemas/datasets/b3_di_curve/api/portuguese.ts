import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Settlements that B3 publishes free of charge: name the source and mind its terms of use':
      'Ajustes que a B3 publica gratuitamente: cite a fonte e observe seus termos de uso',
    'B3 publishes settlements free of charge and reserves the rights: whoever hands them on needs its permission.':
      'A B3 publica os ajustes gratuitamente e reserva os direitos: quem os repassa precisa de sua permissão.',
    'Source: B3, www.b3.com.br.': 'Fonte: B3, www.b3.com.br.',
    'Settlement of the futures of one-day deposits (DI1), by day: the curve of interest that the market trades.':
      'Ajuste dos futuros de depósitos de um dia (DI1), por dia: a curva de juros que o mercado negocia.',
    'A file of a day appears once. Corrections were not seen; each version seen here stays in its snapshot.':
      'O arquivo de um dia aparece uma vez. Correções não foram vistas; cada versão vista aqui fica no seu snapshot.',
    'Two files were seen: settlements of a day of 2023 and of one of 2024.':
      'Foram vistos dois arquivos: ajustes de um dia de 2023 e de um de 2024.',
    'A curve without a day in this snapshot is not in the list. `di1` takes the scope `b3_di_curve`, the others `anbima_curve`: without `id` a key gets those that it may see, and one with neither scope is refused.':
      'Uma curva sem dia neste snapshot não está na lista. `di1` exige o escopo `b3_di_curve`, as outras `anbima_curve`: sem `id` a chave recebe as que pode ver, e uma sem nenhum dos escopos é recusada.',
    'Only these curves.': 'Só estas curvas.',
    'The files of a business day are published on its evening and can be read the next morning.':
      'Os arquivos de um dia útil são publicados à noite e podem ser lidos na manhã seguinte.',
    'A rate between two contracts goes on evenly: what one real grows to between them grows by the same factor each business day. Nothing is said outside of the first and the last.':
      'Uma taxa entre dois contratos segue por igual: aquilo em que um real se transforma cresce entre eles pelo mesmo fator a cada dia útil. Nada se diz fora do primeiro e do último.',
    'Business days count by the holidays that were known on the day of the curve: 20 November counts as a holiday since 26 December 2023.':
      'Os dias úteis contam pelos feriados conhecidos no dia da curva: 20 de novembro conta como feriado desde 26 de dezembro de 2023.',
    'The sample is synthetic: its rates and prices are invented.':
      'A amostra é sintética: suas taxas e preços são inventados.',
    'One row per session and contract of one-day deposits.': 'Uma linha por pregão e contrato de depósitos de um dia.',
    'File inside the zip that the row was read from: the document, or a zip with the document.':
      'Arquivo dentro do zip do qual a linha foi lida: o documento, ou um zip com o documento.',
    'Number of the message in the document, counted from 2: line 1 has the names of its leaves.':
      'Número da mensagem no documento, contado de 2: a linha 1 tem os nomes de suas folhas.',
    'Code of the contract: DI1, the letter of its month and its year.':
      'Código do contrato: DI1, a letra do mês e o ano.',
    'Month whose first business day is the expiry, YYYY-MM.': 'Mês cujo primeiro dia útil é o vencimento, AAAA-MM.',
    'Settlement rate of a year of 252 business days.': 'Taxa de ajuste de um ano de 252 dias úteis.',
    'Settlement price of a contract that pays 100,000 at its expiry.':
      'Preço de ajuste de um contrato que paga 100.000 no vencimento.',
    'F where the settlement is final, as filed.': 'F se o ajuste é final, como informado.',
    'Open contracts; null where the message names none.': 'Contratos em aberto; nulo se a mensagem não os traz.',
    'Day of the curve.': 'Dia da curva.',
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
    'Business days from the day of the curve, which counts, to the day of the point.':
      'Dias úteis do dia da curva, que conta, até o dia do ponto.',
    'Rate of a year of 252 business days; null with its reason.':
      'Taxa de um ano de 252 dias úteis; nula com o motivo.',
    'Why it is null: outside_points, before the first or behind the last point of the day; formula_missing where the file of the day has none; "" where it is a number.':
      'Por que é nula: outside_points, antes do primeiro ou depois do último ponto do dia; formula_missing se o arquivo do dia não a tem; "" se é um número.',
    'True for a rate as published, false for one between two points.':
      'Verdadeiro para uma taxa como publicada, falso para uma entre dois pontos.',
    'Contract of the point; null between contracts and of other curves.':
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
    'Business days count by the holidays that were known on the day of the curve. Between two contracts of `di1` what one real grows to rises by the same factor each business day; between two points of the others their formula (Svensson) counts, cut to four decimals. Nothing is said outside of the first and the last point. Without `date` it is the newest day; a day without the curve is a 404 that names the nearest ones. `di1` comes from B3 and takes the scope `b3_di_curve`; the others come from ANBIMA and take `anbima_curve`.':
      'Os dias úteis contam pelos feriados conhecidos no dia da curva. Entre dois contratos de `di1`, aquilo em que um real se transforma sobe pelo mesmo fator a cada dia útil; entre dois pontos das outras vale sua fórmula (Svensson), truncada a quatro casas. Nada se diz fora do primeiro e do último ponto. Sem `date`, é o dia mais novo; um dia sem a curva é um 404 que nomeia os mais próximos. `di1` é da B3 e exige o escopo `b3_di_curve`; as outras são da ANBIMA e exigem `anbima_curve`.',
    'Day of the curve; omitted, the newest.': 'Dia da curva; se omitido, o mais novo.',
  },
  same: ['Dt'],
  labels: {
    expiry_month: { en: 'Month of expiry', pt: 'Mês de vencimento' },
    open_interest: { en: 'Open contracts', pt: 'Contratos em aberto' },
    rate_reason: { en: 'Why there is no rate', pt: 'Por que não há taxa' },
    is_published: { en: 'Published', pt: 'Publicada' },
  },
})
