import type { Translations } from '../../../api/language/translations.ts'

export const commonAnswersPortuguese: Translations['sentences'] = {
  'The key has used its requests of this minute or has too many under way at once, or the address has sent too many requests without a valid key. Wait for the seconds in `Retry-After`. A browser gets a page that explains it.':
    'A chave usou seus pedidos deste minuto ou tem pedidos demais em andamento, ou o endereço enviou pedidos demais sem chave válida. Espere os segundos de `Retry-After`. Um navegador recebe uma página que o explica.',
  'The server has a bug. Please report it with the `X-Request-Id` of the answer.':
    'O servidor tem um erro de programação. Informe-o, por favor, com o `X-Request-Id` da resposta.',
  'There is no snapshot yet, the server is busy or stopping, a query took too long, a file is damaged, or the requested snapshot is newer than those of this server (`snapshot_not_here_yet`). Try again after the seconds in `Retry-After`.':
    'Ainda não há snapshot, o servidor está ocupado ou parando, uma consulta demorou demais, um arquivo está danificado, ou o snapshot pedido é mais novo que os deste servidor (`snapshot_not_here_yet`). Tente de novo depois dos segundos de `Retry-After`.',
  'File as downloaded; "" where it is no file of a portal.':
    'Arquivo como baixado; "" quando não é arquivo de um portal.',
  'File inside the zip that has the line; of a file that is no zip its name.':
    'Arquivo dentro do zip que tem a linha; de um arquivo que não é zip, o nome dele.',
  'Number of the line in that file; the header is line 1.': 'Número da linha nesse arquivo; o cabeçalho é a linha 1.',
  'SHA-256 of the file as downloaded; "" where it is no file of a portal.':
    'SHA-256 do arquivo como baixado; "" quando não é arquivo de um portal.',
  'The place that the row was read from; with `provenance=true`.':
    'O lugar de onde a linha foi lida; com `provenance=true`.',
  'A row of the JSON a line, without the envelope.': 'Uma linha do JSON por linha, sem o envelope.',
  'Short name of the issuer.': 'Nome curto do emissor.',
  'What it is.': 'O que é.',
  'What it is called.': 'Como se chama.',
  'When something newer is expected.': 'Quando se espera algo mais novo.',
  'When the newest of its source files was retrieved, UTC. It judges nothing.':
    'Quando foi baixado o mais recente de seus arquivos de origem, UTC. Não julga nada.',
  'When the newest of its source files was retrieved, UTC.':
    'Quando foi baixado o mais recente de seus arquivos de origem, UTC.',
  'What the business days up to then were counted by: a calendar, or weekdays, which takes holidays from Monday to Friday for business days, where the snapshot has no calendar that reaches so far; null where none is counted.':
    'Por que os dias úteis até então foram contados: um calendário, ou weekdays, que toma feriados de segunda a sexta-feira por dias úteis, quando o snapshot não tem calendário que alcance; nulo quando nenhum é contado.',
  'Sessions without a row.': 'Pregões sem nenhuma linha.',
  'Days with less than half of what the other days of the month have.':
    'Dias com menos da metade do que os outros dias do mês têm.',
  'Days with rows on which the calendar has no session.': 'Dias com linhas em que o calendário não tem pregão.',
  'Table.': 'Tabela.',
  "Names this answer in the operator's log; a client's own X-Request-Id is echoed.":
    'Nomeia esta resposta no registro do operador; o X-Request-Id do próprio cliente é devolvido.',
  'Time until which the signed head of the manifest log was fresh; sent only when nobody has signed it again since.':
    'Momento até o qual valeu o cabeçalho assinado do registro de manifestos; só é enviado quando ninguém o assinou de novo desde então.',
  'Snapshot that answered. A request with it as `snapshot` gets the same answer for ever.':
    'Snapshot que respondeu. Um pedido com ele em `snapshot` recebe sempre a mesma resposta.',
  'Snapshot that answered.': 'Snapshot que respondeu.',
  'Identifies the exact bytes: sent in `If-None-Match`, it brings a 304.':
    'Identifica exatamente estes bytes: enviado em `If-None-Match`, traz um 304.',
  'Allows keeping the answer for ever if the request named the snapshot; otherwise the client must check each time.':
    'Permite guardar a resposta para sempre se o pedido nomeou o snapshot; senão, o cliente precisa verificar a cada vez.',
  'rel="next": the next page if this one is full. It names the snapshot in place of `as_of`, so that all pages come from one snapshot; a page by a cursor comes from the newest. rel="first": its first page. rel="describedby": the JSON Schema of a row, as each line of NDJSON has it. rel="license": the licence of the data, or the page with their terms. rel="deprecation": where a deprecation is announced.':
    'rel="next": a próxima página, se esta está cheia. Ela nomeia o snapshot no lugar de `as_of`, para que todas as páginas venham do mesmo; uma página por cursor vem do mais recente. rel="first": a primeira. rel="describedby": o JSON Schema de uma linha, como a traz cada linha do NDJSON. rel="license": a licença dos dados, ou a página com seus termos. rel="deprecation": onde uma descontinuação é anunciada.',
  'Sent if the request had a `traceparent` (W3C Trace Context): the same trace, with the step of this answer. The log of the operator has both.':
    'Enviado se o pedido tinha um `traceparent` (W3C Trace Context): o mesmo rastro, com o passo desta resposta. O log do operador tem os dois.',
  'A name for this request, at most 200 characters: sent again with the same body it makes no second export, while the first is known. With another body it is a 409 (`idempotency_key_reused`).':
    'Um nome para este pedido, de no máximo 200 caracteres: enviado de novo com o mesmo corpo, não faz uma segunda exportação, enquanto a primeira é conhecida. Com outro corpo, é um 409 (`idempotency_key_reused`).',
  'Address that names the kind of error, and explains it.': 'Endereço que nomeia o tipo de erro e o explica.',
  'The kind of error in some words.': 'O tipo de erro em poucas palavras.',
  'The status of the answer.': 'O status da resposta.',
  'What to do next, as in `message`.': 'O que fazer a seguir, como em `message`.',
  'The `code` of the other shape.': 'O `code` da outra forma.',
  'The `error_data` of the other shape.': 'O `error_data` da outra forma.',
  'An error as RFC 9457 has it, for those whose `Accept` names the media type.':
    'Um erro como na RFC 9457, para quem nomeia esse tipo de mídia em `Accept`.',
  'Name of the file, with `download=true`.': 'Nome do arquivo, com `download=true`.',
  'Requests that this key may send in any 60 seconds; refused ones do not count.':
    'Pedidos que esta chave pode enviar em quaisquer 60 segundos; os recusados não contam.',
  'Requests that are left in these 60 seconds.': 'Pedidos que restam nesses 60 segundos.',
  'Time, in UNIX seconds, at which the oldest counted request is a minute old and makes room for another.':
    'Momento, em segundos UNIX, em que o pedido contado mais antigo faz um minuto e abre espaço para outro.',
  'The same figures in the form of draft 8 of the RateLimit header fields.':
    'Os mesmos números na forma do rascunho 8 dos campos de cabeçalho RateLimit.',
  'The limit itself, in the form of that draft.': 'O próprio limite, na forma desse rascunho.',
  'Seconds to wait before the next try.': 'Segundos a esperar antes da próxima tentativa.',
  'Bearer: the way to send a key.': 'Bearer: a forma de enviar uma chave.',
  'Methods that this address takes.': 'Métodos que este endereço aceita.',
  'Day since which something used by this answer is deprecated (RFC 9745): @ and UNIX seconds.':
    'Dia desde o qual algo usado por esta resposta está descontinuado (RFC 9745): @ e segundos UNIX.',
  'Day from which it may be gone (RFC 8594).': 'Dia a partir do qual pode deixar de existir (RFC 8594).',
  'File that the row was read from.': 'Arquivo de onde a linha foi lida.',
  'the file': 'o arquivo',
  'Line of that file; the header is line 1.': 'Linha desse arquivo; o cabeçalho é a linha 1.',
  'One row per value that cleaning changed beyond its spaces and control bytes, or a line that it left out.':
    'Uma linha por valor que a limpeza alterou além dos espaços e bytes de controle, ou por linha que ela omitiu.',
  'File that the value was read from.': 'Arquivo de onde o valor foi lido.',
  'Column of the source, by its newest name; NULL where a line has another number of fields.':
    'Coluna da fonte, pelo seu nome mais novo; NULL quando uma linha tem outro número de campos.',
  'Value as filed, a figure as its exact decimal; NULL where it is personal data or the line cannot be read (data/quarantine).':
    'Valor como informado, um número como seu decimal exato; NULL quando é dado pessoal ou a linha não pode ser lida (data/quarantine).',
  'the column named': 'a coluna citada',
  'Value as published; NULL where none is.': 'Valor como publicado; NULL quando nenhum é.',
  derived: 'derivado',
  'Why: leading_zeros_restored (a number shorter than a CNPJ was filled up with zeros on its left); filling_zeros_dropped (a CPF that was filled up to the length of a CNPJ has its own length again); number_without_characters (a number that is only punctuation is no number); personal_document_masked (the number of a natural person is masked); personal_name_masked (the name of a natural person is masked); flag_not_understood (a flag that is neither S nor N says nothing); filed_under_two_types (the line repeats, under the other type of its class, what counts under one); earlier_document (the line is of a document that a newer one of the same fund and month replaces); repeated_fund (the line repeats, with all others of its fund, what counts once); repeated_nav_dropped (the line repeats a NAV); repeated_report (the line repeats a report of the same class and day); conflicting_report (other lines report the same class and day with other figures, and none of them counts); repeated_line (the line repeats another one of its statement, value for value); sheet_not_understood (a line of the statement has a currency, scale, period or value that nobody can read, or two values of one account); sheet_does_not_add_up (the totals of the statement are not the sums that they must be); repeated_line_differs (another line of the same registration or party says otherwise and counts); other_registration_dropped (the fund was registered anew and its other registration counts); first_registration_taken (the day on another line of the fund, the first one, counts); without_report (the file has no report of that fund, day and version); rounded (a figure with more decimals than are published was rounded, half away from zero); day_means_none (the last day of 1899 or the first of 1900 is what the publisher writes where there is no day); unreadable (the line cannot be read).':
    'Por quê: leading_zeros_restored (um número mais curto que um CNPJ foi completado com zeros à esquerda); filling_zeros_dropped (um CPF que tinha sido completado até o tamanho de um CNPJ voltou ao seu tamanho); number_without_characters (um número que é só pontuação não é número); personal_document_masked (o número de uma pessoa física está mascarado); personal_name_masked (o nome de uma pessoa física está mascarado); flag_not_understood (um indicador que não é S nem N nada diz); filed_under_two_types (a linha repete, sob o outro tipo da sua classe, o que conta sob um deles); earlier_document (a linha é de um documento que um mais novo do mesmo fundo e mês substitui); repeated_fund (a linha repete, com todas as outras do seu fundo, o que conta uma vez); repeated_nav_dropped (a linha repete um patrimônio líquido); repeated_report (a linha repete um informe da mesma classe e dia); conflicting_report (outras linhas informam a mesma classe e dia com outros números, e nenhuma delas conta); repeated_line (a linha repete outra da sua demonstração, valor por valor); sheet_not_understood (uma linha da demonstração tem moeda, escala, período ou valor que ninguém sabe ler, ou dois valores de uma conta); sheet_does_not_add_up (os totais da demonstração não são as somas que devem ser); repeated_line_differs (outra linha do mesmo registro ou prestador diz outra coisa e conta); other_registration_dropped (o fundo foi registrado de novo e seu outro registro conta); first_registration_taken (o dia em outra linha do fundo, a primeira, conta); without_report (o arquivo não tem informe desse fundo, dia e versão); rounded (um número com mais casas decimais do que as publicadas foi arredondado, metade para longe do zero); day_means_none (o último dia de 1899 ou o primeiro de 1900 é o que o publicador escreve quando não há dia); unreadable (a linha não pode ser lida).',
  'File inside the zip that the row was read from.': 'Arquivo dentro do zip de onde a linha foi lida.',
  'the zip': 'o zip',
  declared: 'declarado',
  units: 'unidades',
  percent: 'por cento',
}
