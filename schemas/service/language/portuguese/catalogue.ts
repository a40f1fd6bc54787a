import type { Translations } from '../../../api/language/translations.ts'

export const cataloguePortuguese: Translations['sentences'] = {
  'The datasets: description, published partitions, and the day until which they are new enough':
    'Os conjuntos de dados: descrição, partições publicadas, e o dia até o qual são novos o bastante',
  'Every dataset of this service, by id, even if the snapshot has none of it yet. The scopes of a key decide which of them it may request.':
    'Todos os conjuntos de dados deste serviço, por id, mesmo que o snapshot ainda não tenha nada deles. Os escopos de uma chave decidem quais deles ela pode pedir.',
  'A dataset: its tables and fields with type, unit, source and meaning, its sources, and its partitions':
    'Um conjunto de dados: suas tabelas e campos com tipo, unidade, origem e significado, suas fontes e suas partições',
  'Everything that is known about the dataset: the meaning of each field and its column in the source, when new data are expected, what happens to published figures, what the figures are not, and what the snapshot has.':
    'Tudo o que se sabe do conjunto de dados: o significado de cada campo e sua coluna na fonte, quando se esperam dados novos, o que acontece com números publicados, o que os números não são, e o que o snapshot tem.',
  'Day on which the snapshot was published (UTC).': 'Dia em que o snapshot foi publicado (UTC).',
  'Name of the dataset everywhere: scope of keys, folder of Parquet files, page of the documentation.':
    'Nome do conjunto de dados em toda parte: escopo das chaves, pasta dos arquivos Parquet, página da documentação.',
  'Who publishes the source.': 'Quem publica a fonte.',
  'Licence of the source.': 'Licença da fonte.',
  'Attribution to print where anything made from it is published.':
    'Atribuição a imprimir onde se publica algo feito com ele.',
  'What happens to what was published already.': 'O que acontece com o que já foi publicado.',
  'How many tables it has.': 'Quantas tabelas tem.',
  'How many partitions the snapshot has of it.': 'Quantas partições o snapshot tem dele.',
  'Rows of all its tables.': 'Linhas de todas as suas tabelas.',
  'Length of all its Parquet files.': 'Tamanho de todos os seus arquivos Parquet.',
  'Its first month in the snapshot, YYYY-MM; null where it is in one piece.':
    'Seu primeiro mês no snapshot, AAAA-MM; nulo quando é uma peça só.',
  'Its last month in the snapshot, YYYY-MM; null where it is in one piece.':
    'Seu último mês no snapshot, AAAA-MM; nulo quando é uma peça só.',
  'A dataset, and how much of it the snapshot has.': 'Um conjunto de dados, e quanto dele o snapshot tem.',
  'The newest month that the snapshot has, YYYY-MM; null where the dataset has no months.':
    'O mês mais recente que o snapshot tem, AAAA-MM; nulo quando o conjunto de dados não tem meses.',
  'The newest month or day that its data name, YYYY-MM or YYYY-MM-DD; null where they name none.':
    'O mês ou dia mais recente que os seus dados nomeiam, AAAA-MM ou AAAA-MM-DD; nulo quando não nomeiam nenhum.',
  'From this day on the dataset is late, unless a later snapshot has something newer; null where that is not known, or there is nothing of it. /status compares it with today.':
    'A partir deste dia o conjunto de dados está atrasado, a menos que um snapshot posterior tenha algo mais novo; nulo quando não se conhece, ou não há nada dele. /status o compara com hoje.',
  'What is newest, and until when that is new enough.': 'O que é mais recente, e até quando isso é novo o bastante.',
  'One of them.': 'Um deles.',
  'What the figures are not.': 'O que os números não são.',
  'Where it comes from.': 'De onde vem.',
  'Its tables.': 'Suas tabelas.',
  'Endpoints that answer from it.': 'Endpoints que respondem com ele.',
  'What the snapshot has of it, oldest first.': 'O que o snapshot tem dele, do mais antigo ao mais recente.',
  'open: everybody may have the data and hand them on, as the licence says; restricted: who holds the rights lets nobody hand them on. Restricted data are in nothing that needs no key, unless the operator may show them.':
    'open: todos podem ter os dados e repassá-los, como diz a licença; restricted: o titular dos direitos não permite repassá-los. Dados restritos não estão em nada que dispense chave, a não ser que o operador possa mostrá-los.',
  'Who holds the rights; null of open data.': 'Titular dos direitos; nulo para dados abertos.',
  'What the holder allows; null of open data.': 'O que o titular permite; nulo para dados abertos.',
  'Whether a key with its scope and `bulk` may have whole files of it, Parquet and exports. The operator may hand out those that are refused.':
    'Se uma chave com o escopo do conjunto e `bulk` pode ter arquivos inteiros dele, Parquet e exportações. Os que são recusados, só o operador pode liberar.',
  'What may be done with the data.': 'O que se pode fazer com os dados.',
  'A dataset: what it is, and what the snapshot has of it.':
    'Um conjunto de dados: o que é, e o que o snapshot tem dele.',
  'Name of the source in the manifest.': 'Nome da fonte no manifesto.',
  'Page of the publisher that describes it.': 'Página do publicador que a descreve.',
  'Address of a file, its period in braces.': 'Endereço de um arquivo, com o período entre chaves.',
  'Form of a file.': 'Formato de um arquivo.',
  'What one file holds.': 'O que um arquivo contém.',
  'The first month that the publisher has of it, YYYY-MM; null where a file holds everything.':
    'O primeiro mês que o publicador tem dela, AAAA-MM; nulo quando um arquivo contém tudo.',
  'The last such month; null where it goes on.': 'O último mês assim; nulo quando ela continua.',
  'How often it is requested.': 'Com que frequência é pedida.',
  'Folder of its Parquet files, and name of its view.': 'Pasta de seus arquivos Parquet, e nome de sua view.',
  'data: made of the source; history: what is remembered of earlier versions; materialized_view: made of the tables of all months, in one piece; month_index: the months in which a key has rows; rule_aliases: the names that changes of the rules replaced.':
    'data: feita da fonte; history: o que se guarda de versões anteriores; materialized_view: feita das tabelas de todos os meses, em uma peça; month_index: os meses em que uma chave tem linhas; rule_aliases: os nomes que mudanças das regras substituíram.',
  'What a row is.': 'O que é uma linha.',
  'Rows in the snapshot.': 'Linhas no snapshot.',
  'Length of its Parquet files in the snapshot.': 'Tamanho de seus arquivos Parquet no snapshot.',
  'Columns that name a row of a partition.': 'Colunas que nomeiam uma linha de uma partição.',
  'Columns that the rows of a file are ordered by.': 'Colunas pelas quais as linhas de um arquivo são ordenadas.',
  'Its columns.': 'Suas colunas.',
  'Column of the Parquet files.': 'Coluna dos arquivos Parquet.',
  'Its type, as DuckDB and Parquet have it.': 'Seu tipo, como DuckDB e Parquet o têm.',
  'Unit of its figures; null where it has none.': 'Unidade de seus números; nulo quando não têm.',
  'Whether a row can be without it.': 'Se uma linha pode estar sem ela.',
  'Column of the source that it comes from, or how it is made.': 'Coluna da fonte de que vem, ou como é feita.',
  'What it means.': 'O que significa.',
  'Address below the base, parameters in braces.': 'Endereço abaixo da base, com os parâmetros entre chaves.',
  'What it answers.': 'O que responde.',
  'Name of the partition, as in the Parquet folders.': 'Nome da partição, como nas pastas Parquet.',
  'Its month, YYYY-MM; null where the dataset is in one piece.':
    'Seu mês, AAAA-MM; nulo quando o conjunto de dados é uma peça só.',
  'Rows of its tables.': 'Linhas de suas tabelas.',
  'Length of its Parquet files.': 'Tamanho de seus arquivos Parquet.',
  'Members that are judged together.': 'Membros que são julgados juntos.',
  'Whether all of them are there, and as long as they should be.': 'Se todos estão lá, e tão longos quanto deveriam.',
  'Those that are not.': 'Os que não estão.',
  'Whether all parts of the source were there.': 'Se todas as partes da fonte estavam lá.',
  'The files of the source that it was made from, and those that were expected and are not there.':
    'Os arquivos da fonte de que foi feita, e os que eram esperados e não estão lá.',
  'Whether all sessions of the month are there; null where the dataset has no sessions.':
    'Se todos os pregões do mês estão lá; nulo quando o conjunto de dados não tem pregões.',
  'Graded checks that it did not pass: it is published all the same.':
    'Verificações com nota em que não passou: é publicada assim mesmo.',
  'The snapshot that first had it in this form.': 'O snapshot que primeiro a teve nesta forma.',
  'Name of the source; "" for a member that is not there.': 'Nome da fonte; "" para um membro que não está lá.',
  'Short name of the member, as in `missing` and X-Data-Completeness.':
    'Nome curto do membro, como em `missing` e X-Data-Completeness.',
  'Name of the file, inside the zip where there is one; "" for one that is not there.':
    'Nome do arquivo, dentro do zip quando há um; "" para um que não está lá.',
  'present; thin where it has far fewer lines than a whole month can have; missing where it was expected and is not there.':
    'present; thin quando tem muito menos linhas do que um mês inteiro pode ter; missing quando era esperado e não está lá.',
  'Lines of it in the partition; 0 of one that is not there.': 'Linhas dele na partição; 0 de um que não está lá.',
  'Lines among them that could not be read, and are set aside.':
    'Linhas entre essas que não puderam ser lidas, e ficaram separadas.',
  'A file of the source, and how much of it there is.': 'Um arquivo da fonte, e quanto há dele.',
  'partial: a session is missing or has far fewer rows than the others of its month; not_known: the calendar does not know the days, or the month was published before they were compared.':
    'partial: falta um pregão ou ele tem muito menos linhas que os outros do seu mês; not_known: o calendário não conhece os dias, ou o mês foi publicado antes de eles serem comparados.',
  'The calendar that the days are compared with, of /v1/calendars. b3-sessions is a reference list that is not made of quotes.':
    'O calendário com que os dias são comparados, de /v1/calendars. b3-sessions é uma lista de referência que não é feita das cotações.',
  'The last day compared: the end of the month once a later month is published, else its newest day with rows; null where nothing was compared.':
    'O último dia comparado: o fim do mês quando um mês posterior está publicado, senão seu dia mais recente com linhas; nulo quando nada foi comparado.',
  'Sessions up to that day; null where they are not known.': 'Pregões até esse dia; nulo quando não são conhecidos.',
  'Days with rows; null where nothing was compared.': 'Dias com linhas; nulo quando nada foi comparado.',
  'The days of a month against the sessions of a calendar.':
    'Os dias de um mês comparados com os pregões de um calendário.',
  'Dataset that the file feeds.': 'Conjunto de dados que o arquivo alimenta.',
  'Source of that dataset.': 'Fonte desse conjunto de dados.',
  'Month that the lines are about; a file of a year has a row for each of its months.':
    'Mês de que as linhas tratam; um arquivo anual tem uma linha para cada um dos seus meses.',
  'Where the portal publishes it.': 'Onde o portal o publica.',
  'Hash of the file as downloaded; data/raw keeps it under this name.':
    'Hash do arquivo como baixado; data/raw o guarda com este nome.',
  'Length of the file as downloaded.': 'Tamanho do arquivo como baixado.',
  'Short name of the member.': 'Nome curto do membro.',
  'File name of the member inside the zip.': 'Nome do arquivo do membro dentro do zip.',
  'Length of the member, unpacked.': 'Tamanho do membro, descompactado.',
  'Hash of the member, unpacked.': 'Hash do membro, descompactado.',
  'Lines of that month after the header, bad ones included.':
    'Linhas desse mês depois do cabeçalho, incluídas as ruins.',
  'Lines of them that were set aside, with their reasons, in data/quarantine.':
    'Linhas delas que ficaram separadas, com seus motivos, em data/quarantine.',
  'Language of titles, descriptions and headings: en or pt.': 'Idioma dos títulos, descrições e rótulos: en ou pt.',
  'A short heading for it.': 'Um rótulo curto para ela.',
  'This document in Portuguese': 'Este documento em português',
  'Titles, summaries and descriptions are in Portuguese; names and examples are the same.':
    'Títulos, resumos e descrições estão em português; nomes e exemplos são os mesmos.',
  Catalogue: 'Catálogo',
  Service: 'Serviço',
}
