import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Events of listed companies that B3 shows free of charge: name the source and mind its terms of use':
      'Eventos de companhias listadas que a B3 mostra gratuitamente: cite a fonte e observe seus termos de uso',
    'B3 shows the events of listed companies free of charge and reserves the rights: whoever hands them on needs its permission.':
      'A B3 mostra os eventos de companhias listadas gratuitamente e reserva os direitos: quem os repassa precisa de sua permissão.',
    'Source: B3, listed companies, www.b3.com.br.': 'Fonte: B3, empresas listadas, www.b3.com.br.',
    'Dividends, interest, splits, bonuses, groupings and subscriptions of listed companies, as the exchange lists them: what quotes are adjusted by.':
      'Dividendos, juros, desdobramentos, bonificações, grupamentos e subscrições de companhias listadas, como a bolsa os lista: aquilo por que as cotações são ajustadas.',
    'The exchange writes its lists anew and keeps no old ones. An older snapshot has what was known at its time, and b3_event_version has all events of a company each time that one changed.':
      'A bolsa reescreve suas listas e não guarda as antigas. Um snapshot mais antigo tem o que se sabia na sua época, e b3_event_version tem todos os eventos de uma companhia cada vez que um mudou.',
    'Events have no fixed days, and the answers do not say when they were written.':
      'Eventos não têm datas fixas, e as respostas não dizem quando foram escritas.',
    'No real answer was at hand: the layout is as public readers know it, and all sources are untested.':
      'Nenhuma resposta real estava à mão: o formato é o que leitores públicos conhecem, e nenhuma fonte foi testada.',
    'The lists are not whole: small and delisted companies lack splits. An adjusted price is null where the number of the distribution in the quotes shows an event that no list has.':
      'As listas não são completas: faltam desdobramentos de companhias pequenas e das que saíram da bolsa. Um preço ajustado é nulo onde o número da distribuição nas cotações mostra um evento que nenhuma lista tem.',
    'Only companies that are built in are asked for, and those that the operator adds.':
      'Só são pedidas as companhias declaradas.',
    'Spin-offs, mergers, redemptions and subscriptions have no factor: nothing says how much of the price they are.':
      'Cisões, incorporações, resgates e subscrições não têm fator: nada diz quanto do preço são.',
    'One row per event in a list of a company, under each ISIN that it is listed for.':
      'Uma linha por evento em uma lista de uma companhia, sob cada ISIN para o qual está listado.',
    'One row per company whose events were answered.': 'Uma linha por companhia cujos eventos foram respondidos.',
    'One row per event of a company, each time that this installation saw its events change.':
      'Uma linha por evento de uma companhia, cada vez que esta instalação viu seus eventos mudarem.',
    'One row per security and last day with a cash event of its company: the close that the factor of the event is computed with.':
      'Uma linha por papel e último dia com um evento em dinheiro de sua companhia: o fechamento com que o fator do evento é calculado.',
    'Code of the company at the exchange: the first four letters of its tickers, and characters 3 to 6 of its ISINs.':
      'Código da companhia na bolsa: as quatro primeiras letras de seus tickers, e os caracteres 3 a 6 de seus ISINs.',
    'List that the event is in: `cash`, `stock` or `subscription`, which name an ISIN, or `cash_history`, which names a class of shares.':
      'Lista em que o evento está: `cash`, `stock` ou `subscription`, que nomeiam um ISIN, ou `cash_history`, que nomeia uma classe de ações.',
    'ISIN that the event is listed under: one event can be listed under each ISIN that the security has had. Null in `cash_history`.':
      'ISIN sob o qual o evento está listado: um evento pode estar sob cada ISIN que o papel teve. Nulo em `cash_history`.',
    'Class of the shares, such as ON, PN or UNT; null where an ISIN is named.':
      'Classe das ações, como ON, PN ou UNT; nulo onde um ISIN é nomeado.',
    'Kind by the label: split, bonus, grouping, cash or subscription; other where no rule says what the label does to a price.':
      'Tipo pelo rótulo: split (desdobramento), bonus (bonificação), grouping (grupamento), cash (em dinheiro) ou subscription (subscrição); other onde nenhuma regra diz o que o rótulo faz com um preço.',
    'Label as filed, such as DIVIDENDO, JRS CAP PROPRIO or DESDOBRAMENTO; "" where there is none.':
      'Rótulo como informado, como DIVIDENDO, JRS CAP PROPRIO ou DESDOBRAMENTO; "" onde não há.',
    'Last day on which the security has the right: it goes ex in the next session. Null where no day is filed.':
      'Último dia em que o papel tem o direito: fica ex no pregão seguinte. Nulo onde nenhum dia é informado.',
    'Day on which the event was approved.': 'Dia em que o evento foi aprovado.',
    'Day of the payment, or of the subscription.': 'Dia do pagamento, ou da subscrição.',
    'ISIN of the distributed paper, as filed.': 'ISIN do título distribuído, como informado.',
    'Factor as filed, of a stock event: new shares in percent of the old ones for a split or a bonus, new shares for an old one for a grouping. Other labels have no rule.':
      'Fator como informado, de um evento em ações: ações novas em porcentagem das antigas em um desdobramento ou uma bonificação, ações novas por uma antiga em um grupamento. Outros rótulos não têm regra.',
    'Amount in reais for `quoted_per_shares` shares, of a cash event.':
      'Valor em reais por `quoted_per_shares` ações, de um evento em dinheiro.',
    'Shares that the amount is for, 1 in the list `cash`; null where it is no cash event.':
      'Ações a que o valor se refere, 1 na lista `cash`; nulo onde não é um evento em dinheiro.',
    'New shares in percent of the old ones that may be subscribed.':
      'Ações novas que podem ser subscritas, em porcentagem das antigas.',
    'Price in reais of a share that is subscribed.': 'Preço em reais de uma ação subscrita.',
    'Close before the event that the exchange names, in reais for `quoted_per_shares` shares.':
      'Fechamento antes do evento que a bolsa indica, em reais por `quoted_per_shares` ações.',
    'Day of that close.': 'Dia desse fechamento.',
    'How many times the list has this event, which counts once.':
      'Quantas vezes a lista tem este evento, que conta uma vez.',
    'Number of the answers: 1 are the first of their company that this installation saw.':
      'Número das respostas: 1 são as primeiras de sua companhia que esta instalação viu.',
    'Day on which these events were first seen and published.':
      'Dia em que estes eventos foram vistos e publicados pela primeira vez.',
    'Address of the answer that the event was first seen in.':
      'Endereço da resposta em que o evento foi visto pela primeira vez.',
    'Short name of the company at the exchange.': 'Nome de pregão da companhia.',
    'Common shares that the exchange names.': 'Ações ordinárias que a bolsa indica.',
    'Preferred shares that the exchange names.': 'Ações preferenciais que a bolsa indica.',
    'Cash events that the exchange says there are; null where their list was not answered.':
      'Eventos em dinheiro que a bolsa diz haver; nulo onde a lista deles não foi respondida.',
    'Cash events that its answer has.': 'Eventos em dinheiro que a resposta dela tem.',
    'ISIN of a security of the company with a cash event.': 'ISIN de um papel da companhia com um evento em dinheiro.',
    'Last day on which the event has the right.': 'Último dia com o direito do evento.',
    'Class of the security: the first word of its specification.':
      'Classe do papel: a primeira palavra de sua especificação.',
    'Last session on or before that day with a quote of the security.':
      'Último pregão até esse dia com uma cotação do papel.',
    'Last price of that session, for `quotation_factor` units.':
      'Último preço desse pregão, por `quotation_factor` unidades.',
    'Number of units that the price is for.': 'Número de unidades a que o preço se refere.',
    'True where these quotes have that day: else the close may not be the last one before the event.':
      'Verdadeiro onde estas cotações têm esse dia: senão o fechamento pode não ser o último antes do evento.',
    'What prices up to the last day with the right are multiplied by, rounded to sixteen decimals, half to even; null with its reason.':
      'Por que os preços até o último dia com o direito são multiplicados, arredondado a dezesseis casas, metade para o par; nulo com seu motivo.',
    'Numerator of that factor, which is exact; null as it is.': 'Numerador desse fator, que é exato; nulo como ele.',
    'Denominator of that factor; null as it is.': 'Denominador desse fator; nulo como ele.',
    'Why it is null: no_rule for the label; number_missing, or without sense for it; close_missing, the quotes have none of that day; value_not_below_close; "" where it is a number.':
      'Por que é nulo: no_rule para o rótulo; number_missing, ou sem sentido para ele; close_missing, as cotações não têm o desse dia; value_not_below_close; "" onde é um número.',
    'True where the exchange names another close than the quotes have.':
      'Verdadeiro onde a bolsa indica outro fechamento que o das cotações.',
    'First session of the quotes in which the number of the distribution is higher than on the last day with the right; null where they show no such step.':
      'Primeiro pregão das cotações em que o número da distribuição é maior que no último dia com o direito; nulo onde elas não mostram esse degrau.',
    'An event of a company, as a list of the exchange has it.':
      'Um evento de uma companhia, como uma lista da bolsa o tem.',
    'Ticker of the spot market, whole, in any case: events of all ISINs that it has had.':
      'Ticker do mercado à vista, inteiro, em maiúsculas ou minúsculas: eventos de todos os ISINs que teve.',
    'Code of a company, the first four letters of its tickers: all its events.':
      'Código de uma companhia, as quatro primeiras letras de seus tickers: todos os seus eventos.',
    'Dividends, splits and other events of a ticker or a company, with their exact factors':
      'Dividendos, desdobramentos e outros eventos de um ticker ou uma companhia, com seus fatores exatos',
    'Each event as the lists of the exchange have it, the oldest first; one event can be in two lists, and under each ISIN that the security has had. The factor of a split, bonus or grouping is 1 ÷ the shares that one becomes; of a cash event 1 − value ÷ the last close in the quotes on or before its last day with the right, each for one share. It is an exact fraction. Nothing says what a subscription, a spin-off or a merger is worth, so they have none. `/v1/exchange/quotes` with `adjustment` multiplies them. The lists are not whole, and no real answer was at hand when they were declared.':
      'Cada evento como as listas da bolsa o têm, o mais antigo primeiro; um evento pode estar em duas listas, e sob cada ISIN que o papel teve. O fator de um desdobramento, bonificação ou grupamento é 1 ÷ as ações que uma se torna; o de um evento em dinheiro, 1 − valor ÷ o último fechamento nas cotações até seu último dia com o direito, cada um por ação. É uma fração exata. Nada diz quanto vale uma subscrição, uma cisão ou uma incorporação; por isso não têm fator. `/v1/exchange/quotes` com `adjustment` os multiplica. As listas não são completas, e nenhuma resposta real estava à mão quando foram declaradas.',
  },
  same: [
    'isinCode',
    'typeStock',
    'label, corporateAction',
    'lastDatePrior, lastDatePriorEx',
    'approvedOn, dateApproval',
    'paymentDate, subscriptionDate',
    'assetIssued',
    'factor',
    'rate, valueCash',
    'quotedPerShares',
    'percentage',
    'priceUnit',
    'closingPricePriorExDate',
    'dateClosingPricePriorExDate',
    'tradingName',
    'codeCVM',
    'numberCommonShares',
    'numberPreferredShares',
    'totalRecords',
    'results',
  ],
})
