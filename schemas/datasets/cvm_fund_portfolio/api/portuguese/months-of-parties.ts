import type { Translations } from '../../../../api/language/translations.ts'

/** Texts about managers and issuers over the months: portfolios by category, tickers by price and trade. */
export const monthsOfPartiesPortuguese: Translations['sentences'] = {
  'What the portfolios of the funds of a manager consisted of over time: value and share by month and category':
    'De que se compunham as carteiras dos fundos de um gestor ao longo do tempo: valor e parcela por mês e categoria',
  'One row for each month and category, oldest first, over the lines of all its classes, counted once: the values of a month add up to `consolidated_value` of `/v1/manager/{cnpj}/positions`. Quotas of funds of others are not opened. A category that members which the month lacks could have lines of is null, and never smaller. Where `basis` is register_of_today, the classes are those that the newest register gives it.':
    'Uma linha por mês e categoria, o mais antigo primeiro, sobre as linhas de todas as suas classes, contadas uma só vez: os valores de um mês somam `consolidated_value` de `/v1/manager/{cnpj}/positions`. Cotas de fundos de outros não são abertas. Uma categoria de que membros que faltam ao mês poderiam ter linhas é nula, e nunca menor. Quando `basis` é register_of_today, as classes são as que o cadastro mais novo lhe dá.',
  'What the portfolios of the funds of an administrator consisted of over time: value and share by month and category':
    'De que se compunham as carteiras dos fundos de um administrador ao longo do tempo: valor e parcela por mês e categoria',
  'As `/v1/manager/{cnpj}/portfolio/history`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/portfolio/history`, para as classes que ele administra.',
  'Category of the lines, as in the history of a fund.': 'Categoria das linhas, como no histórico de um fundo.',
  'Signed sum of the lines of its classes, BRL; of fund_quotas without the open quotas that they hold of each other (`internal_value`), so that nothing is there twice.':
    'Soma com sinal das linhas de suas classes, em reais; de fund_quotas sem as cotas abertas que têm umas das outras (`internal_value`), para que nada esteja duas vezes.',
  'Why `value` is null: month_incomplete; "" where it is a number.':
    'Por que `value` é nulo: month_incomplete; "" quando é um número.',
  '100 × value ÷ the sum of the categories of the month; null where one of them is not known, or the sum is not positive.':
    '100 × value ÷ a soma das categorias do mês; nulo quando uma delas não é conhecida, ou a soma não é positiva.',
  'What the lines of the classes of a manager or administrator add up to in a category and month.':
    'O que as linhas das classes de um gestor ou administrador somam em uma categoria e mês.',
  'The tickers of an issuer over time: how prices and trades changed what funds hold of them, by month':
    'Os códigos de negociação de um emissor ao longo do tempo: como preços e negócios mudaram o que os fundos têm deles, por mês',
  'One row for each month, ticker and way of holding it, oldest first, for the shares, units and receipts of the issuer: the figures of `/v1/market/moves` of that month, each compared with the calendar month before. `price_change_value` and `quantity_change_value` add up to `position_change_value`; of the value of changed quantities only `explained_net_value` was bought and sold. A month without a position of a ticker, in it or before it, has no row of that ticker. What lines name no ticker, such as debentures, has none either.':
    'Uma linha por mês, código e forma de deter, o mais antigo primeiro, para as ações, units e recibos do emissor: os valores de `/v1/market/moves` daquele mês, cada um em comparação com o mês anterior do calendário. `price_change_value` e `quantity_change_value` somam `position_change_value`; do valor das quantidades que mudaram, só `explained_net_value` é compra e venda. Um mês em que não há nem havia posição de um código não tem linha dele. O que as linhas não nomeiam por código, como debêntures, também não tem.',
  'Ticker of a share, unit or receipt of the issuer.': 'Código de negociação de uma ação, unit ou recibo do emissor.',
  'What became in a month of the positions of all classes in a ticker of an issuer.':
    'O que foi feito em um mês das posições de todas as classes em um código de um emissor.',
  'Value of all positions at the end of the month before; null where the snapshot lacks that month.':
    'Valor de todas as posições no fim do mês anterior; nulo se o snapshot não tem esse mês.',
}
