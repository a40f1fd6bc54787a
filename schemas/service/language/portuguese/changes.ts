import type { Translations } from '../../../api/language/translations.ts'

export const changesPortuguese: Translations['sentences'] = {
  'The changes of each snapshot: partitions added or amended, their rows, the values that were cleaned and why':
    'As mudanças de cada snapshot: partições acrescentadas ou retificadas, suas linhas, os valores que foram limpos e por quê',
  'Newest first, one row per table and partition. `recompiled` means that the compiler or its settings changed; `amended` means that the source changed; `rules_changed` means that the rules which judge beyond the filed bytes have another version.':
    'Da mais recente à mais antiga, uma linha por tabela e partição. `recompiled` significa que o compilador ou suas opções mudaram; `amended`, que a fonte mudou; `rules_changed`, que as regras que julgam além dos bytes informados têm outra versão.',
  'Only the changes of this dataset.': 'Só as mudanças deste conjunto de dados.',
  'Every snapshot that changed anything: when it was published, and how much it changed':
    'Todos os snapshots que mudaram alguma coisa: quando foram publicados e quanto mudaram',
  'Newest first, up to the one that answers. What each changed is in `/v1/changelog`. An old snapshot can be removed by the operator: it is here still, and a request with it as `snapshot` says that it is gone.':
    'Do mais recente ao mais antigo, até o que responde. O que cada um mudou está em `/v1/changelog`. Um snapshot antigo pode ser removido pelo operador: ele continua aqui, e um pedido com ele como `snapshot` diz que não existe mais.',
  'Everything that changed since an instant, over all datasets and funds, to keep a copy up to date':
    'Tudo o que mudou desde um instante, em todos os conjuntos de dados e fundos, para manter uma cópia em dia',
  'Oldest first: by publication, dataset, partition, and in a partition by class. Each partition that a snapshot changed has a row; behind it are the filings that are new, delivered again, amended or withdrawn in it, where the dataset keeps their versions (holdings of funds, reports of real-estate funds). To follow, keep `next_cursor` of each answer and send it as `cursor`, whether or not there was anything: a page with fewer rows than `page_size` is the newest there is. A cursor holds no snapshot, so it goes on in every later one. Versions of a month that is no longer published are not listed.':
    'Do mais antigo ao mais recente: por publicação, conjunto de dados, partição e, dentro da partição, por classe. Cada partição que um snapshot mudou tem uma linha; depois dela vêm as entregas que nela são novas, repetidas, retificadas ou retiradas, quando o conjunto de dados guarda suas versões (carteiras de fundos, informes de fundos imobiliários). Para acompanhar, guarde o `next_cursor` de cada resposta e envie-o como `cursor`, tenha havido algo ou não: uma página com menos linhas que `page_size` é a mais recente que existe. Um cursor não contém snapshot; por isso continua em todos os posteriores. Versões de um mês que não é mais publicado não são listadas.',
  'Only what was published after this instant.': 'Só o que foi publicado depois deste instante.',
  'The `next_cursor` of an answer: what comes behind it. A cursor stays valid when a newer snapshot is published.':
    'O `next_cursor` de uma resposta: o que vem depois dela. Um cursor continua válido quando um snapshot mais novo é publicado.',
  'The `cursor` of the next request; null where there was nothing yet: ask again with the same parameters.':
    'O `cursor` do próximo pedido; nulo quando ainda não havia nada: pergunte de novo com os mesmos parâmetros.',
  'The changes of the data and of the API as an Atom feed': 'As mudanças dos dados e da API como feed Atom',
  'The same feed at its first address.': 'O mesmo feed no seu primeiro endereço.',
  'The changes of a dataset as an Atom feed': 'As mudanças de um conjunto de dados como feed Atom',
  'Id of a dataset.': 'Identificador de um conjunto de dados.',
  'An entry for each of the newest snapshots that changed its tables, with the partitions and the rows that were added, removed and changed. A dataset whose terms are restricted has a feed where the operator may show it.':
    'Uma entrada para cada um dos snapshots mais recentes que mudaram suas tabelas, com as partições e as linhas incluídas, removidas e alteradas. Um conjunto de termos restritos tem um feed onde o operador pode mostrá-lo.',
  'An entry for each of the newest snapshots that changed anything, with its tables, and for each release of the API. It needs no key.':
    'Uma entrada para cada um dos snapshots mais recentes que mudaram alguma coisa, com suas tabelas, e para cada versão da API. Não precisa de chave.',
  'Snapshot that brought the change.': 'Snapshot que trouxe a mudança.',
  'Instant of its publication, UTC.': 'Instante de sua publicação, UTC.',
  'Dataset that the table belongs to.': 'Conjunto de dados a que a tabela pertence.',
  'Partition, such as competence_month=2025-10, or all.': 'Partição, como competence_month=2025-10, ou all.',
  'added; amended (the source changed); recompiled (the compiler or its settings changed); rolled_back; removed; rules_changed (one row a dataset whose rules have another version, with the rows of its first table).':
    'added (acrescentada); amended (a fonte mudou); recompiled (o compilador ou suas opções mudaram); rolled_back (revertida); removed (removida); rules_changed (uma linha por conjunto de dados cujas regras têm outra versão, com as linhas da sua primeira tabela).',
  'Rows after the change.': 'Linhas depois da mudança.',
  'Rows whose key was not there before.': 'Linhas cuja chave não existia antes.',
  'Rows whose key is not there any more.': 'Linhas cuja chave não existe mais.',
  'Rows of the same key in which a value is another; the place of a row in its file does not count.':
    'Linhas da mesma chave em que um valor é outro; o lugar de uma linha no seu arquivo não conta.',
  'Version of the rules that the partition was compiled under, where its dataset has such rules.':
    'Versão das regras com que a partição foi compilada, quando seu conjunto de dados tem tais regras.',
  'Column of the source.': 'Coluna da fonte.',
  'Why its values were changed.': 'Por que seus valores foram alterados.',
  'How many.': 'Quantos.',
  'For a table of cleaned values: how many values of which column were changed, and why.':
    'Para uma tabela de valores limpos: quantos valores de qual coluna foram alterados, e por quê.',
  'What a snapshot changed in a table and partition.': 'O que um snapshot mudou em uma tabela e partição.',
  'Digest of its content; only of the snapshot that answers, "" of the others.':
    'Resumo criptográfico de seu conteúdo; só do snapshot que responde, "" dos outros.',
  'Datasets in which it changed anything.': 'Conjuntos de dados em que mudou alguma coisa.',
  'Partitions in which it changed anything.': 'Partições em que mudou alguma coisa.',
  'Rows whose key was not there before, over all tables.': 'Linhas cuja chave não existia antes, em todas as tabelas.',
  'Rows whose key is not there any more, over all tables.': 'Linhas cuja chave não existe mais, em todas as tabelas.',
  'Rows of the same key with another value, over all tables.':
    'Linhas da mesma chave com outro valor, em todas as tabelas.',
  'A snapshot that changed anything.': 'Um snapshot que mudou alguma coisa.',
  'Class whose filing changed; "" in the row of the partition itself.':
    'Classe cuja entrega mudou; "" na linha da própria partição.',
  'Last day of the month or quarter of the partition; null where it is none.':
    'Último dia do mês ou trimestre da partição; nulo quando não é nenhum.',
  'Of a partition: as in `/v1/changelog`, several separated by commas if its tables changed in different ways. Of a filing: first, restated (delivered again with the same values), amended, confidentiality_released or withdrawn.':
    'De uma partição: como em `/v1/changelog`, vários separados por vírgulas se suas tabelas mudaram de formas diferentes. De uma entrega: first, restated (entregue de novo com os mesmos valores), amended, confidentiality_released ou withdrawn.',
  'Number of the version of the filing that this installation has seen; null in the row of a partition.':
    'Número da versão da entrega que esta instalação viu; nulo na linha de uma partição.',
  'Rows of the partition whose key was not there before; null in the row of a filing.':
    'Linhas da partição cuja chave não existia antes; nulo na linha de uma entrega.',
  'Rows of the partition whose key is not there any more; null in the row of a filing.':
    'Linhas da partição cuja chave não existe mais; nulo na linha de uma entrega.',
  'Rows of the partition of the same key with another value; null in the row of a filing.':
    'Linhas da partição da mesma chave com outro valor; nulo na linha de uma entrega.',
  'A partition that a snapshot changed, or a filing in it.': 'Uma partição que um snapshot mudou, ou uma entrega nela.',
}
