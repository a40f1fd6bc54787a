import type { Translations } from '../../../api/language/translations.ts'
import { SERVICE_NAME } from '../../service-name.ts'

export const servicePortuguese: Translations['sentences'] = {
  [SERVICE_NAME.en]: SERVICE_NAME.pt,
  'Brazilian public market data, versioned and exact to the cent.':
    'Dados públicos do mercado brasileiro, versionados e exatos até o centavo.',
  'Every answer comes from one snapshot, named in `X-Snapshot-Id`; `as_of` and `snapshot` look back. Numbers are printed with their exact decimals: read money with a decimal parser, not into a binary double. A list is paged: follow `Link: rel="next"`, or `page`, until a page is short. CSV, NDJSON and Arrow have a row a list item, nested objects flattened as `metainfo_isin`; XML has the names of JSON. Vocabularies can grow: take a value that you do not know for what it is. Spreadsheets, which send no header, ask by a link of the operator: `/v1/link/LINK` in the place of `/v1`, for the rows of a GET. A key may have some requests under way at once, fewer heavy ones (operators can set other limits). One more gets a 429 with `reason` `concurrency` and the `limit`, and can be sent again when another one is answered. The server works on a few heavy requests at a time, and keys take turns; light requests do not wait for heavy ones. For each key it works on a few light requests at a time, but only one (two while no other key sends any) that searches (`q`), sorts a whole list, lists all funds or assets, compares portfolios, or names several funds. The other requests of that key wait for it; those of other keys do not. A request whose work is beyond the bounds of its endpoint gets a 400 that names what to change. Cached answers and 304 cost nothing. When a client disconnects, the work for it ends.':
    'Cada resposta vem de um único snapshot, cujo nome está em `X-Snapshot-Id`; `as_of` e `snapshot` olham para trás. Os números são escritos com suas casas decimais exatas: leia valores monetários com um leitor de decimais, não em ponto flutuante binário. As listas são paginadas: siga `Link: rel="next"`, ou `page`, até uma página vir curta. CSV, NDJSON e Arrow têm uma linha por item da lista, com os objetos aninhados achatados, como `metainfo_isin`; o XML usa os nomes do JSON. Os vocabulários podem crescer: aceite como está um valor que você não conhece. Planilhas, que não enviam cabeçalhos, consultam por um link do operador: `/v1/link/LINK` no lugar de `/v1`, para as linhas de um GET. Uma chave pode ter alguns pedidos em andamento ao mesmo tempo, e menos pedidos pesados (o operador pode definir outros limites). Um a mais recebe 429 com `reason` `concurrency` e o `limit`, e pode ser enviado de novo quando outro for respondido. O servidor processa poucos pedidos pesados por vez, e as chaves se revezam; os leves não esperam pelos pesados. De cada chave ele processa alguns pedidos leves por vez, mas só um (dois enquanto nenhuma outra chave pede) que busca (`q`), ordena uma lista inteira, lista todos os fundos ou ativos, compara carteiras ou nomeia vários fundos. Os outros pedidos dessa chave esperam por ele; os de outras chaves não. Um pedido cujo trabalho passa dos limites do seu endpoint recebe 400 com o que mudar. Respostas guardadas em cache e 304 não custam nada. Quando o cliente desconecta, o trabalho por ele termina.',
  'Licences of the data:': 'Licenças dos dados:',
  'The server that hands out this document.': 'O servidor que entrega este documento.',
  'What there is, and what each snapshot changed.': 'O que existe, e o que cada snapshot mudou.',
  'The service itself; open without a key.': 'O próprio serviço; aberto, sem chave.',
  'Liveness: the process runs': 'Vida: o processo está rodando',
  'It does not check the data. A supervisor restarts a process that does not answer here.':
    'Não verifica os dados. Um supervisor reinicia um processo que não responde aqui.',
  'The process answers.': 'O processo responde.',
  'The public keys with which manifests are signed': 'As chaves públicas com que os manifestos são assinados',
  'A JSON Web Key Set (RFC 7517) of Ed25519 keys (RFC 8037), named by their thumbprints (RFC 7638). A key signs snapshots from `valid_from` on, and none from `valid_until` on. The set is empty where nothing is signed. Compare a key with one that you got another way before you trust it.':
    'Um JSON Web Key Set (RFC 7517) de chaves Ed25519 (RFC 8037), com suas impressões digitais como nomes (RFC 7638). Uma chave assina snapshots a partir de `valid_from`, e nenhum a partir de `valid_until`. O conjunto está vazio onde nada é assinado. Compare uma chave com uma recebida por outro caminho antes de confiar nela.',
  'The keys.': 'As chaves.',
  'Every published file with its length and hash, and every snapshot with its manifest and signature':
    'Cada arquivo publicado com seu tamanho e hash, e cada snapshot com seu manifesto e sua assinatura',
  'It needs no key; the files need one with the scope `bulk`.':
    'Não exige chave; os arquivos exigem uma com o escopo `bulk`.',
  'The manifest of a snapshot, byte for byte as it was signed':
    'O manifesto de um snapshot, byte a byte como foi assinado',
  'It has the hash of every file and of every download that it was made from.':
    'Traz o hash de cada arquivo e de cada download de que ele foi feito.',
  'The manifest.': 'O manifesto.',
  'The log of manifests: every snapshot that was published, and a signed head':
    'O registro de manifestos: todos os snapshots publicados e um cabeçalho assinado',
  'The hash of each manifest in the order of publication. The head is a checkpoint of C2SP tlog-checkpoint with the root of a Merkle tree (RFC 6962) over the entries, each the name of a snapshot, a space and the hash, and with four lines more: the newest snapshot, the hash of its manifest, when the head was signed and until when it is fresh. A log that does not continue one seen before is a rewritten history.':
    'O hash de cada manifesto, na ordem de publicação. O cabeçalho é um checkpoint do C2SP tlog-checkpoint com a raiz de uma árvore de Merkle (RFC 6962) sobre as entradas, cada uma o nome de um snapshot, um espaço e o hash, e com mais quatro linhas: o snapshot mais recente, o hash de seu manifesto, quando o cabeçalho foi assinado e até quando vale. Um registro que não continua o que se viu antes é uma história reescrita.',
  'The log.': 'O registro.',
  'The signed head of the log of manifests': 'O cabeçalho assinado do registro de manifestos',
  'The checkpoint of `/data/log.json` alone, a signed note of C2SP: how many entries the log has, their root, the newest snapshot, when the head was signed and until when it is fresh. Its tiles lie beside it, below `/data/log/tile/`, as C2SP tlog-tiles names them.':
    'Só o checkpoint de `/data/log.json`, uma nota assinada do C2SP: quantas entradas o registro tem, a raiz delas, o snapshot mais recente, quando o cabeçalho foi assinado e até quando vale. Seus tiles ficam ao lado, em `/data/log/tile/`, com os nomes do C2SP tlog-tiles.',
  'The checkpoint.': 'O checkpoint.',
  'stale: it was signed, and nobody has signed it anew in its time: the builder stopped, or somebody keeps later ones back.':
    'stale: foi assinado e ninguém o assinou de novo no prazo: o construtor parou, ou alguém retém os posteriores.',
  'How many snapshots the log has.': 'Quantos snapshots o registro tem.',
  'The hash over all of them, in base64.': 'O hash sobre todos eles, em base64.',
  'The newest snapshot in the log.': 'O snapshot mais recente do registro.',
  'When the head was made, UTC.': 'Quando o cabeçalho foi feito, UTC.',
  'Until then it is fresh, UTC.': 'Até quando vale, UTC.',
  'The head of the log of manifests, which every build makes anew.':
    'O cabeçalho do registro de manifestos, que cada construção refaz.',
  'Null where there is no log of manifests yet.': 'Nulo onde ainda não há registro de manifestos.',
  'The signature of the manifest of a snapshot': 'A assinatura do manifesto de um snapshot',
  'An Ed25519 signature over the exact bytes of the manifest, in base64, and the name of its key. A snapshot that is not signed has none (404).':
    'Uma assinatura Ed25519 sobre os bytes exatos do manifesto, em base64, e o nome de sua chave. Um snapshot que não está assinado não tem nenhuma (404).',
  'The signature.': 'A assinatura.',
  'The tables of a snapshot as a Data Package': 'As tabelas de um snapshot como Data Package',
  'Version 2.0 of the standard: a resource a table, with its fields, licence, sources and files. It is made of the declarations that the tables are compiled by.':
    'Versão 2.0 do padrão: um recurso por tabela, com seus campos, licença, fontes e arquivos. É feito das declarações com que as tabelas são compiladas.',
  'The whole documentation in one text, for a model that reads it at once':
    'Toda a documentação em um texto, para um modelo que a lê de uma vez',
  'Every page of the documentation in Markdown, one after another, with the answers of the newest snapshot.':
    'Cada página da documentação em Markdown, uma depois da outra, com as respostas do snapshot mais recente.',
  'The APIs of this host with what describes them, as a link set (RFC 9727)':
    'As APIs deste host com o que as descreve, como conjunto de links (RFC 9727)',
  'For programs that know the host alone: the OpenAPI document, the pages, the catalogues and the status.':
    'Para programas que conhecem só o host: o documento OpenAPI, as páginas, os catálogos e o status.',
  'The link set (RFC 9264).': 'O conjunto de links (RFC 9264).',
  'A row of an endpoint as a JSON Schema': 'Uma linha de um endereço como JSON Schema',
  'Draft 2020-12, for a line of NDJSON: what the row belongs to, its fields with type, unit, source and meaning, and what is next to a single row. Every answer leads to it by a `Link` with rel="describedby".':
    'Draft 2020-12, para uma linha do NDJSON: aquilo a que a linha pertence, seus campos com tipo, unidade, origem e significado, e o que está ao lado de uma linha única. Toda resposta leva a ele por um `Link` com rel="describedby".',
  'Id of an endpoint, the operationId of this document.': 'Id de um endereço, o operationId deste documento.',
  'The JSON Schema.': 'O JSON Schema.',
  'The descriptor, datapackage.json.': 'O descritor, datapackage.json.',
  'The tables of a snapshot as a DCAT catalogue': 'As tabelas de um snapshot como catálogo DCAT',
  'JSON-LD with its context in it, in English and Portuguese: a dataset a table, a distribution a file, with licence, publisher, period and checksum, by the mandatory properties of DCAT-AP.':
    'JSON-LD com o contexto dentro, em inglês e português: um dataset por tabela, uma distribuição por arquivo, com licença, editor, período e soma de verificação, pelas propriedades obrigatórias do DCAT-AP.',
  'The catalogue.': 'O catálogo.',
  'Of this snapshot; without it of the newest.': 'Deste snapshot; sem ele, do mais recente.',
  'Language of titles and descriptions: en or pt.': 'Idioma de títulos e descrições: en ou pt.',
  'Snapshot, as X-Snapshot-Id names it; ids sort by time.':
    'Snapshot, com o nome de X-Snapshot-Id; os nomes seguem a ordem do tempo.',
  'Address of its manifest, which has the hash of every file.':
    'Endereço de seu manifesto, que traz o hash de cada arquivo.',
  'Address of the signature of the manifest; null if it is not signed.':
    'Endereço da assinatura do manifesto; nulo se não está assinado.',
  'Key of the signature, in /.well-known/market-data-keys.json; null if it is not signed.':
    'Chave da assinatura, em /.well-known/market-data-keys.json; nulo se não está assinado.',
  'A snapshot that can be asked for.': 'Um snapshot que pode ser pedido.',
  'Dataset; null for a table of all datasets.': 'Conjunto de dados; nulo para uma tabela de todos eles.',
  'Address that downloads it with a key; null for a table of all datasets, which has none.':
    'Endereço que o baixa com uma chave; nulo para uma tabela de todos os conjuntos, que não tem nenhum.',
  "Path of the file below the snapshot's folder, as the manifest has it.":
    'Caminho do arquivo dentro da pasta do snapshot, como no manifesto.',
  'Hash of the file.': 'Hash do arquivo.',
  'A Parquet file of the snapshot.': 'Um arquivo Parquet do snapshot.',
  'Address of the public keys.': 'Endereço das chaves públicas.',
  'Address of the description of the tables as a Data Package.': 'Endereço da descrição das tabelas como Data Package.',
  'Address of the same as a DCAT catalogue.': 'Endereço do mesmo como catálogo DCAT.',
  'Address of the same in the form of Croissant.': 'Endereço do mesmo na forma do Croissant.',
  'The tables of a snapshot in the form of Croissant, a Dataset of schema.org':
    'As tabelas de um snapshot na forma do Croissant, um Dataset do schema.org',
  'JSON-LD of Croissant 1.0, which programs for machine learning read: a record set a table, with the columns of its newest file, and every file with its hash. The files need a key with the scope `bulk`.':
    'JSON-LD do Croissant 1.0, que programas de aprendizado de máquina leem: um conjunto de registros por tabela, com as colunas de seu arquivo mais novo, e cada arquivo com seu hash. Os arquivos exigem uma chave com o escopo `bulk`.',
  'The Dataset.': 'O Dataset.',
  'Lists of the API as widgets of OpenBB Workspace': 'Listas da API como widgets do OpenBB Workspace',
  'A widget a list, with its columns and parameters. Its address is `/openbb/` and its name, and answers what the endpoint answers, to the same keys and limits; parameters of the path are behind the question mark.':
    'Um widget por lista, com suas colunas e parâmetros. Seu endereço é `/openbb/` e seu nome, e responde o mesmo que o endpoint, às mesmas chaves e limites; os parâmetros do caminho ficam depois do ponto de interrogação.',
  'The widgets, by name.': 'Os widgets, por nome.',
  'An app of OpenBB Workspace with all widgets': 'Um app do OpenBB Workspace com todos os widgets',
  'A tab for each thing that widgets are about: a fund, an asset, an issuer, a manager, a company, a series.':
    'Uma aba para cada coisa de que tratam os widgets: um fundo, um ativo, um emissor, um gestor, uma companhia, uma série.',
  'The app, in a list.': 'O app, em uma lista.',
  'The snapshot of `files`: the newest, or the one that was asked for.':
    'O snapshot dos `files`: o mais recente, ou o que foi pedido.',
  'Hash of its content without times: equal content has an equal digest.':
    'Hash de seu conteúdo sem horários: conteúdo igual tem o mesmo hash.',
  'True if any part of it was made from a sample and not from the portals.':
    'Verdadeiro se alguma parte dele foi feita de uma amostra e não dos portais.',
  'Length of its manifest.': 'Tamanho de seu manifesto.',
  'Hash of its manifest.': 'Hash de seu manifesto.',
  'All snapshots, the newest first.': 'Todos os snapshots, o mais recente primeiro.',
  'Every file of the snapshot.': 'Cada arquivo do snapshot.',
  'Snapshots with their manifests, and the files of one of them.':
    'Snapshots com seus manifestos, e os arquivos de um deles.',
  'Readiness: the server can answer requests for data': 'Prontidão: o servidor pode responder a pedidos de dados',
  'A load balancer sends requests here only while this answers 200: not while the server stops (`error_data.reason` is `draining`), nor while the files of its snapshot are gone.':
    'Um balanceador só envia pedidos para cá enquanto isto responde 200: não enquanto o servidor está parando (`error_data.reason` é `draining`), nem enquanto os arquivos do seu snapshot não estão lá.',
  'A snapshot is open.': 'Um snapshot está aberto.',
  'The newest one, which answers.': 'O mais recente, que responde.',
  'What does not work as it should while requests are answered.':
    'O que não funciona como deveria enquanto os pedidos são respondidos.',
  'The freshness of the data, and the result of the last build':
    'A atualidade dos dados e o resultado da última compilação',
  'A page for a browser, JSON for a program: `format`, or the header `Accept`.':
    'Uma página para um navegador, JSON para um programa: `format`, ou o cabeçalho `Accept`.',
  'json for a program, html for a browser.': 'json para um programa, html para um navegador.',
  'The same as a page.': 'O mesmo, como página.',
  'The status as an Atom feed': 'O estado do serviço como feed Atom',
  'An entry for the newest snapshot, for the last build, and for each partition that is held back, each pin, each dataset that is late and each thing that does not work.':
    'Uma entrada para o snapshot mais recente, para a última compilação, e para cada partição retida, cada fixação, cada conjunto de dados atrasado e cada coisa que não funciona.',
  'This document': 'Este documento',
  'The service in one text, for a model that was given its address':
    'O serviço num só texto, para um modelo que recebeu o endereço',
  'What it answers and how to ask, with links to the documents, the endpoints and the datasets.':
    'O que ele responde e como pedir, com links para os documentos, os endereços e os conjuntos de dados.',
  'Text in Markdown.': 'Texto em Markdown.',
  'The whole API as OpenAPI 3.1, generated from the declarations that the server runs.':
    'A API inteira em OpenAPI 3.1, gerada das declarações que o servidor executa.',
  'attention: a dataset is late, ends soon or has nothing, something is held back, the last build did not end with 0, a build died, or something is degraded.':
    'attention: um conjunto de dados está atrasado, termina em breve ou não tem nada, algo está retido, a última compilação não terminou com 0, uma compilação morreu, ou algo está degradado.',
  'True if the data are a sample, or have begun as one: they are not live.':
    'Verdadeiro se os dados são uma amostra, ou começaram como uma: não são os correntes.',
  'The minute of this report, UTC.': 'O minuto deste relatório, UTC.',
  'Every dataset, by id.': 'Todos os conjuntos de dados, por id.',
  'What builds have held back and no later build has repaired, whichever datasets the last build was for.':
    'O que compilações retiveram e nenhuma posterior reparou, sejam quais forem os conjuntos de dados da última compilação.',
  'What of the server does not work as it should; empty where all does.':
    'O que no servidor não funciona como deveria; vazio quando tudo funciona.',
  'The answer of `/status`.': 'A resposta de `/status`.',
  'Its name, as in X-Snapshot-Id.': 'Seu nome, como em X-Snapshot-Id.',
  'When it was published, UTC.': 'Quando foi publicado, UTC.',
  'How long ago that was.': 'Há quanto tempo foi isso.',
  'The snapshot that answers if a request names no other.': 'O snapshot que responde se um pedido não nomeia outro.',
  'The oldest snapshot that a request can name.': 'O snapshot mais antigo que um pedido pode nomear.',
  'The snapshot that the store named last.': 'O snapshot que o armazenamento nomeou por último.',
  'When it was published there, UTC.': 'Quando foi publicado lá, UTC.',
  'How long ago that was; negative if the clocks differ.': 'Há quanto tempo foi isso; negativo se os relógios diferem.',
  'What the object store of a replica said last, as far as the replica believes it. The store alone cannot prove that it is the newest: judge by the age.':
    'O que o armazenamento de objetos de uma réplica disse por último, até onde a réplica acredita nele. O armazenamento sozinho não pode provar que é o mais recente: julgue pela idade.',
  'Null where the server follows no object store, or has not read it yet.':
    'Nulo quando o servidor não segue um armazenamento de objetos, ou ainda não o leu.',
  'The dataset.': 'O conjunto de dados.',
  'Judged by `newest`, not by when files were retrieved. fresh: as new as is expected; ending: its last day is near; late: something newer should be here; not_known: nothing says how new it should be; no_data: there is nothing of it.':
    'Julgado por `newest`, não por quando os arquivos foram baixados. fresh: tão novo quanto se espera; ending: seu último dia está próximo; late: algo mais novo deveria estar aqui; not_known: nada diz quão novo deveria ser; no_data: não há nada dele.',
  'Days since it is late: 0 if it is not late, null if that is not known.':
    'Dias desde que está atrasado: 0 se não está, nulo se isso não é conhecido.',
  'From this day on it is late, unless something newer comes; null if that is not known, or there is nothing of it.':
    'A partir deste dia está atrasado, a menos que venha algo mais novo; nulo se isso não é conhecido, ou não há nada dele.',
  'The newest month or day that the data name, YYYY-MM or YYYY-MM-DD: of a calendar or list its last, of a dataset with parts that of the part that is late first; null where they name none.':
    'O mês ou dia mais recente que os dados nomeiam, AAAA-MM ou AAAA-MM-DD: de um calendário ou lista, o último; de um conjunto de dados com partes, o da parte que primeiro atrasa; nulo quando não nomeiam nenhum.',
  'Why that is expected, or why nothing is known.': 'Por que isso é esperado, ou por que nada se sabe.',
  'The newest month there is, YYYY-MM; null where the dataset has no months.':
    'O mês mais recente que existe, AAAA-MM; nulo quando o conjunto de dados não tem meses.',
  'Partitions that are held back, by whichever build.': 'Partições que estão retidas, por qualquer compilação.',
  'How whole its newest month is; null where no month is compared with a calendar of sessions.':
    'Quão inteiro está seu mês mais recente; nulo quando nenhum mês é comparado com um calendário de pregões.',
  'Its series, calendars or lists, where each has a cadence of its own; the worst of them decides on `state`.':
    'Suas séries, calendários ou listas, quando cada um tem um ritmo próprio; o pior deles decide `state`.',
  'How new a dataset is, against what is expected of it.':
    'Quão recente é um conjunto de dados em relação ao que se espera dele.',
  'The newest month whose days were compared with the sessions of its calendar, YYYY-MM.':
    'O mês mais recente cujos dias foram comparados com os pregões do seu calendário, AAAA-MM.',
  'partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days.':
    'partial: falta um pregão ou ele tem muito menos linhas que os outros do seu mês; not_known: o calendário não conhece os dias.',
  'The last day compared.': 'O último dia comparado.',
  'Months of all that are partial.': 'Meses, entre todos, que são parciais.',
  'Months of all of which the calendar does not know the days.':
    'Meses, entre todos, cujos dias o calendário não conhece.',
  'The days of a dataset against the sessions of a calendar. It informs, and holds nothing back.':
    'Os dias de um conjunto de dados comparados com os pregões de um calendário. Só informa, sem reter nada.',
  'The series, calendar or list.': 'A série, calendário ou lista.',
  'How new a part of a dataset is that has a cadence of its own.':
    'Quão nova é uma parte de um conjunto de dados que tem um ritmo próprio.',
  'The partition that is not what it could be; its last good version is served.':
    'A partição que não é o que poderia ser; sua última versão boa é servida.',
  'The sources it is made from; of a file that did not come, that one.':
    'As fontes de que é feita; de um arquivo que não veio, essa fonte.',
  'What kind of fault it is.': 'Que tipo de falha é.',
  'What is wrong, and where.': 'O que está errado, e onde.',
  'When a build first held it back for this fault, UTC.':
    'Quando uma compilação primeiro a reteve por esta falha, UTC.',
  'published: all that was new; nothing_new: all is as it was; held_back: something did not come or was refused; failed: it ended before its end.':
    'published: tudo o que era novo; nothing_new: tudo está como estava; held_back: algo não veio ou foi recusado; failed: acabou antes do fim.',
  'When it began, UTC.': 'Quando começou, UTC.',
  'When it ended, UTC.': 'Quando terminou, UTC.',
  '0 all good, 1 something was held back, 2 no requested partition is good.':
    '0 tudo bem, 1 algo foi retido, 2 nenhuma partição pedida está boa.',
  'Whether it published a snapshot.': 'Se publicou um snapshot.',
  'The snapshot that was served when it ended.': 'O snapshot que era servido quando terminou.',
  'What it held back, and why.': 'O que reteve, e por quê.',
  'The dataset of a pinned partition; null of a file.':
    'O conjunto de dados de uma partição fixada; nulo de um arquivo.',
  'The partition that keeps its published version; null of a file.':
    'A partição que mantém sua versão publicada; nulo de um arquivo.',
  'The address of a pinned file; null of a partition.': 'O endereço de um arquivo fixado; nulo de uma partição.',
  'The edition of the file that serves; null of a partition.': 'A edição do arquivo que serve; nulo de uma partição.',
  'When the operator pinned it, UTC.': 'Quando o operador o fixou, UTC.',
  'A partition or a source file that builds keep as it is, whatever its source shows.':
    'Uma partição ou um arquivo de fonte que as compilações mantêm como está, mostre a fonte o que mostrar.',
  'What the operator has pinned; empty where nothing is.': 'O que o operador fixou; vazio quando nada está.',
  'What kind of error ended it, where one did; the operator finds the rest in the data directory.':
    'Que tipo de erro a encerrou, quando um o fez; o operador acha o resto na pasta de dados.',
  'Day in UTC.': 'Dia em UTC.',
  'How the last build of the day ended, as in `last_build`; no_build: none ended; not_known: builds were not yet recorded.':
    'Como terminou a última compilação do dia, como em `last_build`; no_build: nenhuma terminou; not_known: as compilações ainda não eram registradas.',
  'Its exit code; null without a build.': 'Seu código de saída; nulo sem compilação.',
  'Partitions that it held back; null without a build.': 'Partições que ela reteve; nulo sem compilação.',
  'Builds that ended on the day; null where that is not known.':
    'Compilações que terminaram no dia; nulo onde não se sabe.',
  'How the builds of a day ended.': 'Como terminaram as compilações de um dia.',
  'The last 90 days, the oldest first, today included; null where no build was recorded, as on a replica.':
    'Os últimos 90 dias, o mais antigo primeiro, com o de hoje; nulo onde nenhuma compilação foi registrada, como numa réplica.',
  'The last build that ended.': 'A última compilação que terminou.',
  'died: its process is gone, without a report; not_known: it began on another host and has not said that it ended.':
    'died: seu processo não existe mais, sem relatório; not_known: começou em outra máquina e não disse que terminou.',
  'A build that has begun and not ended.': 'Uma compilação que começou e não terminou.',
  'What it does, or did when it died.': 'O que faz, ou fazia quando morreu.',
  'The dataset; null where it is none, or all.': 'O conjunto de dados; nulo quando não é nenhum, ou são todos.',
  'The partition, or the period of the file.': 'A partição, ou o período do arquivo.',
  'Since when, UTC.': 'Desde quando, UTC.',
  'What a build is at, or was when it died.': 'Em que uma compilação está, ou estava quando morreu.',
}
