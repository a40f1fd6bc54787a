import type { Translations } from '../../../api/language/translations.ts'

export const bulkPortuguese: Translations['sentences'] = {
  'The Parquet files of a dataset: every table of every partition with its length and hash':
    'Os arquivos Parquet de um conjunto de dados: todas as tabelas de todas as partições, com tamanho e hash',
  'To keep a copy, compare `sha256` with your files and fetch each file that differs by its `path`. A snapshot shares unchanged files with the previous one, so a night costs only the amended partitions.':
    'Para manter uma cópia, compare `sha256` com seus arquivos e busque cada arquivo diferente pelo seu `path`. Um snapshot compartilha os arquivos inalterados com o anterior; assim, uma noite custa só as partições retificadas.',
  'A table of a partition as the Parquet file itself, whole or in ranges':
    'Uma tabela de uma partição como o próprio arquivo Parquet, inteiro ou em trechos',
  'Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. Before the export is done the answer is 409 with `reason` `export_not_done`; when there is no file any more, 404.':
    'Envie `Range` para continuar um download interrompido, e `If-Range` para ter certeza de que é o mesmo arquivo: seu ETag é seu sha256. Antes de a exportação terminar, a resposta é 409 com `reason` `export_not_done`; quando não há mais arquivo, 404.',
  'Send `Range` to continue a broken download, and `If-Range` to be sure that it is the same file: its ETag is its sha256. A `Range` that names several ranges, or none that can be read, answers the whole file (200); one that begins after its end answers 416 with the code `invalid_input` and `reason` `range_not_satisfiable`. A client that reads its answer too slowly for a long time is disconnected, and can continue from there.':
    'Envie `Range` para continuar um download interrompido, e `If-Range` para ter certeza de que é o mesmo arquivo: seu ETag é seu sha256. Um `Range` que indica vários trechos, ou nenhum que se possa ler, responde o arquivo inteiro (200); um que começa depois do fim responde 416 com o código `invalid_input` e `reason` `range_not_satisfiable`. Um cliente que lê sua resposta devagar demais por muito tempo é desconectado, e pode continuar de onde parou.',
  'Partition, as /v1/bulk/{dataset} lists it.': 'Partição, como /v1/bulk/{dataset} a lista.',
  'Table of the partition, as /v1/bulk/{dataset} lists it.': 'Tabela da partição, como /v1/bulk/{dataset} a lista.',
  'The file.': 'O arquivo.',
  'The part of it that `Range` asks for.': 'A parte dele que `Range` pede.',
  'The range begins after the end of the file; `Content-Range` says its length.':
    'O trecho começa depois do fim do arquivo; `Content-Range` diz o tamanho dele.',
  'Partition, such as competence_month=2025-10; all where the dataset is one piece.':
    'Partição, como competence_month=2025-10; all quando o conjunto de dados é uma peça só.',
  'Address of the file below that of the API; it names the snapshot, so what it answers never changes.':
    'Endereço do arquivo abaixo do da API; ele nomeia o snapshot, portanto o que responde nunca muda.',
  "Path of the file below the snapshot's folder, as engines read partitions from.":
    'Caminho do arquivo abaixo da pasta do snapshot, de onde os programas leem partições.',
  'Rows in it.': 'Linhas nele.',
  'Length of the file.': 'Tamanho do arquivo.',
  'Hash of the file, also its ETag.': 'Hash do arquivo, também seu ETag.',
  'Snapshot that first had this partition as it is; "" for a table that is made over all partitions.':
    'Snapshot que primeiro teve esta partição como está; "" para uma tabela feita sobre todas as partições.',
  'A Parquet file of a snapshot.': 'Um arquivo Parquet de um snapshot.',
  'SHA-256 of the whole file (RFC 9530).': 'SHA-256 do arquivo inteiro (RFC 9530).',
}
