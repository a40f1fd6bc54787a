import type { Translations } from '../../../api/language/translations.ts'

export const formatsPortuguese: Translations['sentences'] = {
  'The key itself.': 'A própria chave.',
  'The same key, as `Authorization: Bearer KEY`.': 'A mesma chave, como `Authorization: Bearer KEY`.',
  'The default. Numbers are printed with their exact decimals.':
    'O padrão. Os números são escritos com suas casas decimais exatas.',
  'A header, then a row an item; nested fields become columns such as `metainfo_isin`. With `decimal=comma` for Brazilian spreadsheets: semicolons, decimal commas and a byte order mark.':
    'Um cabeçalho, depois uma linha por item; campos aninhados tornam-se colunas como `metainfo_isin`. Com `decimal=comma` para planilhas brasileiras: ponto e vírgula, vírgula decimal e marca de ordem de bytes.',
  'The same names and order as JSON, items as `<item>`.':
    'Os mesmos nomes e a mesma ordem do JSON, os itens como `<item>`.',
  'For programs that read as it comes: one item a line, no envelope.':
    'Para programas que leem à medida que chega: um item por linha, sem envelope.',
  'For data frames: a list as an Arrow stream, decimals exact.':
    'Para data frames: uma lista como fluxo Arrow, com decimais exatos.',
  'For spreadsheets: a list as a workbook, with typed cells and a sheet that says source, snapshot and units. A number with more than 15 digits is a text.':
    'Para planilhas: uma lista como pasta de trabalho, com células tipadas e uma planilha que diz fonte, snapshot e unidades. Um número com mais de 15 dígitos é um texto.',
  'A header of all columns, as in the example, then a record a row (RFC 4180).':
    'Um cabeçalho com todas as colunas, como no exemplo, depois um registro por linha (RFC 4180).',
  'The names and the order of the JSON in a `response`; each row is an `item`.':
    'Os nomes e a ordem do JSON em um `response`; cada linha é um `item`.',
  'A row of the JSON a line, without the envelope. Where the columns of the CSV begin with what the rows belong to, such as `cnpj` and `reference_date`, each row begins with these too. `x-item-schema` leads to the JSON Schema of a line, as `Link` with rel="describedby" does.':
    'Uma linha do JSON por linha, sem o envelope. Quando as colunas do CSV começam com aquilo a que as linhas pertencem, como `cnpj` e `reference_date`, cada linha começa com elas também. `x-item-schema` leva ao JSON Schema de uma linha, como `Link` com rel="describedby".',
  'The columns of the CSV as an Arrow IPC stream: bytes.': 'As colunas do CSV como fluxo Arrow IPC: bytes.',
  'A sheet with the columns of the CSV, and a sheet that says source, snapshot, limits and units: bytes.':
    'Uma planilha com as colunas do CSV, e outra com fonte, snapshot, limites e unidades: bytes.',
}
