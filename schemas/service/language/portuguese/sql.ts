import type { Translations } from '../../../api/language/translations.ts'

/** Words of the reference and the errors about statements of SQL. */
export const sqlPortuguese: Translations['sentences'] = {
  'A SELECT over the tables of a snapshot': 'Um SELECT sobre as tabelas de um snapshot',
  'The same for a long statement, with bound values': 'O mesmo para um comando longo, com valores vinculados',
  'Off unless the operator turns it on: then there is nothing at this address. The tables are the published ones of one snapshot, by the names of the page on the Parquet files; `column_dictionary` lists their columns. One SELECT is run, by a process of its own that can read the files of this snapshot and nothing else. Time, memory, rows and bytes are limited, and no answer is cut off: one that is too long is an error, with the limit in `error_data.sql.limit`. A key needs the scope `sql`, which `*` does not have, and the scopes of the datasets that the statement reads.':
    'Desligado, a não ser que o operador ligue: enquanto desligado, não há nada neste endereço. As tabelas são as publicadas de um snapshot, com os nomes da página sobre os arquivos Parquet; `column_dictionary` lista suas colunas. É executado um SELECT, por um processo próprio que pode ler os arquivos deste snapshot e nada mais. Tempo, memória, linhas e bytes são limitados, e nenhuma resposta é cortada: uma longa demais é um erro, com o limite em `error_data.sql.limit`. Uma chave precisa do escopo `sql`, que `*` não inclui, e dos escopos dos conjuntos de dados que o comando lê.',
  'The body has at most 64 KiB.': 'O corpo tem no máximo 64 KiB.',
  'One SELECT of DuckDB over the tables of the snapshot.': 'Um SELECT do DuckDB sobre as tabelas do snapshot.',
  'All rows of the statement, in the requested format.': 'Todas as linhas do comando, no formato pedido.',
  'A header of the columns, then a record a row (RFC 4180).':
    'Um cabeçalho com as colunas, depois um registro por linha (RFC 4180).',
  'Values for `$name` by name, or for `?` and `$1` as a list. Whole numbers are bound as BIGINT; other numbers are sent as text, and cast: `$1::DECIMAL(18,2)`.':
    'Valores para `$name` pelo nome, ou para `?` e `$1` como lista. Números inteiros são vinculados como BIGINT; outros números são enviados como texto e convertidos: `$1::DECIMAL(18,2)`.',
  'Name of the column.': 'Nome da coluna.',
  'Type of DuckDB, such as DECIMAL(18,2).': 'Tipo do DuckDB, como DECIMAL(18,2).',
  'Number of rows: all that the statement gives.': 'Número de linhas: todas as que o comando dá.',
  'The columns, in the order of the statement.': 'As colunas, na ordem do comando.',
  'The rows. Whole and decimal numbers are exact; dates and what JSON has no form for are text.':
    'As linhas. Números inteiros e decimais são exatos; datas e o que não tem forma em JSON são texto.',
  'Such as not_one_select, sql_error, too_many_rows or too_much_time.':
    'Como not_one_select, sql_error, too_many_rows ou too_much_time.',
  'The limit that the statement would exceed: rows, bytes, milliseconds (too_much_time) or MiB (too_much_memory).':
    'O limite que o comando ultrapassaria: linhas, bytes, milissegundos (too_much_time) ou MiB (too_much_memory).',
  'What DuckDB says, in its own words.': 'O que o DuckDB diz, em suas próprias palavras.',
  'Why a statement of `/v1/sql` is not answered.': 'Por que um comando de `/v1/sql` não é respondido.',
}
