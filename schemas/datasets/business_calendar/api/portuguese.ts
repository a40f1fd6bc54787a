import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'Business calendars (ANBIMA): Published by ANBIMA for public use; name the source. The session calendar is a reference list of ours.':
      'Calendários de dias úteis (ANBIMA): Publicado pela ANBIMA para uso público; cite a fonte. O calendário de pregões é uma lista de referência nossa.',
    'Days that are not business days for the banks of Brazil, and days without a session of the exchange.':
      'Dias que não são úteis para os bancos do Brasil, e dias sem pregão na bolsa.',
    'The list of business calendars': 'A lista dos calendários de dias úteis',
    'Each calendar with the first and the last day that it covers.':
      'Cada calendário com o primeiro e o último dia que cobre.',
    'The holidays of a calendar, or its business days': 'Os feriados de um calendário, ou seus dias úteis',
    'Which calendar: br-banks or b3-sessions.': 'Qual calendário: br-banks ou b3-sessions.',
    'List the business days in place of the others.': 'Lista os dias úteis no lugar dos outros.',
    'br-banks or b3-sessions.': 'br-banks ou b3-sessions.',
    'Name of the calendar.': 'Nome do calendário.',
    'Source of its days.': 'Fonte dos seus dias.',
    'First day that the calendar covers; earlier days are not known.':
      'Primeiro dia que o calendário cobre; dias anteriores não são conhecidos.',
    'Last day that the calendar covers; later days are not known.':
      'Último dia que o calendário cobre; dias posteriores não são conhecidos.',
    'Number of days listed, including those on weekends if the source lists them.':
      'Número de dias listados, incluídos os de fim de semana se a fonte os lista.',
    'A calendar: whose business days it has, and how far it reaches.':
      'Um calendário: de quem são os dias úteis, e até onde vai.',
    'Day that is not a business day.': 'Dia que não é útil.',
    'Name of the holiday. The exchange names none: its days have the name that the banks give the same day.':
      'Nome do feriado. A bolsa não os nomeia: seus dias têm o nome que os bancos dão ao mesmo dia.',
    'A day of a calendar.': 'Um dia de um calendário.',
    'Published by ANBIMA for public use; name the source. The session calendar is a reference list of ours.':
      'Publicado pela ANBIMA para uso público; cite a fonte. O calendário de pregões é uma lista de referência nossa.',
    'Source: ANBIMA, www.anbima.com.br; the sessions of the exchange are a reference list of this product.':
      'Fonte: ANBIMA, www.anbima.com.br; os pregões da bolsa são uma lista de referência deste produto.',
    'The sheet is overwritten when a law adds a holiday: the edition of 2024 added 327 days to that of 2019 and removed none. An older snapshot has the edition of its time.':
      'A planilha é sobrescrita quando uma lei acrescenta um feriado: a edição de 2024 acrescentou 327 dias à de 2019 e não removeu nenhum. Um snapshot mais antigo tem a edição da sua época.',
    "The banks' list leaves out holidays of cities and states, elections and the last day of the year.":
      'A lista dos bancos não inclui feriados municipais e estaduais, eleições nem o último dia do ano.',
    'Editions add days: the edition of 2024 has every 20 November from 2024 on; that of 2019 does not.':
      'As edições acrescentam dias: a de 2024 tem todo 20 de novembro a partir de 2024; a de 2019 não.',
    'The exchange publishes no file of its sessions: b3-sessions is a reference list, checked by hand.':
      'A bolsa não publica arquivo de seus pregões: b3-sessions é uma lista de referência, conferida à mão.',
    'The list of the banks has holidays on weekends; the list of the exchange has them only up to 2023.':
      'A lista dos bancos tem feriados em fins de semana; a da bolsa os tem só até 2023.',
    'One row per calendar and holiday, a day that is not a business day. Two holidays can fall on one day.':
      'Uma linha por calendário e feriado, um dia que não é útil. Dois feriados podem cair no mesmo dia.',
    'Data; the reference list': 'Data; a lista de referência',
    'Weekday as filed; some are wrong in one edition.':
      'Dia da semana como publicado; alguns estão errados em uma edição.',
    'File that the row was read from, or closed-days, the reference list of the exchange.':
      'Arquivo de onde a linha foi lida, ou closed-days, a lista de referência da bolsa.',
    'Row of the sheet, whose header is row 1, or place in the reference list.':
      'Linha da planilha, cujo cabeçalho é a linha 1, ou lugar na lista de referência.',
    'One row per calendar: whose it is and how far it reaches.': 'Uma linha por calendário: de quem é e até onde vai.',
    'The sheet of the bank holidays reaches decades ahead: one that ends within a year is an old edition.':
      'A planilha dos feriados bancários alcança décadas à frente: uma que termina em menos de um ano é uma edição antiga.',
    'The reference list has whole years: two months are enough to add the next.':
      'A lista de referência tem anos inteiros: dois meses bastam para acrescentar o próximo.',
    'A calendar knows its days up to its last one; beyond it nothing is known.':
      'Um calendário conhece seus dias até o último; além dele nada se sabe.',
    'Oldest first. With `business_days=true` the answer has the Mondays to Fridays that the calendar does not list, from its first day to its last: nothing is guessed outside of them.':
      'Da mais antiga à mais recente. Com `business_days=true`, a resposta traz as segundas a sextas-feiras que o calendário não lista, do seu primeiro ao seu último dia: nada é suposto fora deles.',
  },
  same: ['Feriado', 'Dia da Semana'],
})
