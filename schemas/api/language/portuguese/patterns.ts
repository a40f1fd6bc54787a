import type { Translations } from '../translations.ts'

export const patternsPortuguese: Translations['sentences'] = {
  'The key itself.': 'A própria chave.',
  'The same key, as `Authorization: Bearer KEY`.': 'A mesma chave, como `Authorization: Bearer KEY`.',
  'Not known.': 'Não se conhece.',
  'Each part on days of its own.': 'Cada parte em dias próprios.',
  'Each month, at the latest {{days}} days after its end, or on the business day that follows.':
    'Todo mês, no máximo {{days}} dias depois do fim dele, ou no dia útil seguinte.',
  'The morning after each business day, here at the latest {{days}} days later.':
    'Na manhã seguinte a cada dia útil, aqui no máximo {{days}} dias depois.',
  'The morning after each business day, here at the latest 1 day later.':
    'Na manhã seguinte a cada dia útil, aqui no máximo 1 dia depois.',
  'Business days are those of {{calendar}}.': 'Os dias úteis são os de {{calendar}}.',
  'Business days are those of {{calendar}}, beyond its last day those of {{other}}.':
    'Os dias úteis são os de {{calendar}}; depois do último dia dele, os de {{other}}.',
  'The next edition by its last day, at the latest {{days}} days after it.':
    'A próxima edição até seu último dia, no máximo {{days}} dias depois dele.',
  'The next edition at the latest {{days}} days before its last day.':
    'A próxima edição no máximo {{days}} dias antes do seu último dia.',
  'Every night.': 'Todas as noites.',
  'Every month.': 'Todos os meses.',
  'Every night while it is younger than {{nightly}} months, every week while younger than {{weekly}}, every month from then on.':
    'Todas as noites enquanto tem menos de {{nightly}} meses, todas as semanas enquanto tem menos de {{weekly}}, todos os meses daí em diante.',
  'The default.': 'O padrão.',
  'Numbers are printed with their exact decimals.': 'Os números são escritos com suas casas decimais exatas.',
  'A header, then a row an item; nested fields become columns such as `metainfo_isin`.':
    'Um cabeçalho, depois uma linha por item; campos aninhados tornam-se colunas como `metainfo_isin`.',
  'With `decimal=comma` for Brazilian spreadsheets: semicolons, decimal commas and a byte order mark.':
    'Com `decimal=comma` para planilhas brasileiras: ponto e vírgula, vírgula decimal e marca de ordem de bytes.',
  'The same names and order as JSON, items as `<item>`.':
    'Os mesmos nomes e a mesma ordem do JSON, os itens como `<item>`.',
  'For programs that read as it comes: one item a line, no envelope.':
    'Para programas que leem à medida que chega: um item por linha, sem envelope.',
  'For data frames: a list as an Arrow stream, decimals exact.':
    'Para data frames: uma lista como fluxo Arrow, com decimais exatos.',
  'For spreadsheets: a list as a workbook, with typed cells and a sheet that says source, snapshot and units.':
    'Para planilhas: uma lista como pasta de trabalho, com células tipadas e uma planilha que diz fonte, retrato e unidades.',
  'A number with more than 15 digits is a text.': 'Um número com mais de 15 dígitos é um texto.',
  'A key may have {{all}} requests under way at once, of them {{heavy}} heavy ones (operators can set other limits): one more is answered 429 with `reason` `concurrency` and the `limit`, and can be sent when one of the others is answered.':
    'Uma chave pode ter {{all}} pedidos em andamento ao mesmo tempo, dos quais {{heavy}} pesados (o operador pode definir outros limites): um a mais recebe 429 com `reason` `concurrency` e o `limit`, e pode ser enviado quando um dos outros for respondido.',
  'Rows without a value come last in either direction; equal rows are ordered by {{columns}}, where no value comes first.':
    'Linhas sem valor vêm por último nos dois sentidos; linhas iguais são ordenadas por {{columns}}, com a falta de valor primeiro.',
  'Without `table` the answer is the main table of the dataset (dataset → table): {{tables}}.':
    'Sem `table`, a resposta é a tabela principal do conjunto de dados (conjunto de dados → tabela): {{tables}}.',
  '{{series}} are untested: no real answer of the publisher was at hand when they were declared.':
    '{{series}} não foram testadas: nenhuma resposta real do publicador estava à mão quando foram declaradas.',
  '{{+title}} ({{+publisher}}): {{+licence}}.': '{{+title}} ({{+publisher}}): {{+licence}}.',
}
