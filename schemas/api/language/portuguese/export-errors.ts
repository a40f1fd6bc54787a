import type { Translations } from '../translations.ts'

/** What export jobs say when they refuse or end. */
export const exportErrorsPortuguese: Translations['sentences'] = {
  'This key has no export {{id}}.': 'Esta chave não tem a exportação {{id}}.',
  'GET /v1/exports lists those that it has.': 'GET /v1/exports lista as que tem.',
  'This export has no file: {{address}} says why.': 'Esta exportação não tem arquivo: {{address}} diz por quê.',
  'Ask for it again.': 'Peça-a de novo.',
  'This server has no endpoint {{path}} any more, and so gives no file of it.':
    'Este servidor não tem mais o endpoint {{path}}, e por isso não dá nenhum arquivo dele.',
  'Ask for an export of another.': 'Peça uma exportação de outro.',
  'This export is not done: ask {{address}} how far it is.':
    'Esta exportação não terminou: pergunte a {{address}} até onde chegou.',
  'This server makes no exports: the operator has not turned them on.':
    'Este servidor não faz exportações: o operador não as ativou.',
  'This address does not take {{method}}: use GET, or POST for a new export.':
    'Este endereço não aceita {{method}}: use GET, ou POST para uma nova exportação.',
  'Too many exports of all keys wait: ask again in a while.':
    'Esperam exportações demais de todas as chaves: peça de novo mais tarde.',
  'The space for all exports of this server is used: ask again when others have expired.':
    'O espaço para todas as exportações deste servidor está usado: peça de novo quando outras tiverem expirado.',
  'This key has {{count}} exports that are not done, which is as many as it may have at once: ask for the next when one is done.':
    'Esta chave tem {{count}} exportações em andamento, o máximo que pode ter de uma vez: peça a próxima quando uma terminar.',
  'This key has {{count}} exports, which is as many as are kept for it: the next has room when the oldest expires.':
    'Esta chave tem {{count}} exportações, o máximo que se guarda para ela: a próxima cabe quando a mais antiga expirar.',
  'None of its parts has an answer: errors says why.': 'Nenhuma de suas partes tem resposta: errors diz por quê.',
  'Its key is revoked or expired.': 'Sua chave foi revogada ou expirou.',
  'The server has a new version, which has no such endpoint.': 'O servidor tem uma nova versão, sem esse endereço.',
  'It took longer than the {{count}} minutes that one export may take: ask for fewer months or funds.':
    'Levou mais que os {{count}} minutos que uma exportação pode levar: peça menos meses ou fundos.',
  'Snapshot {{id}} was deleted before all parts were made: ask for the export again.':
    'O retrato {{id}} foi apagado antes de todas as partes serem feitas: peça a exportação de novo.',
  'The file is longer than the {{count}} bytes that one export may have: ask for fewer months or funds.':
    'O arquivo é maior que os {{count}} bytes que uma exportação pode ter: peça menos meses ou fundos.',
  'The disk of the server is full: ask again later.': 'O disco do servidor está cheio: peça de novo mais tarde.',
  'Its rows are in the file already: another part means the same fund and month.':
    'Suas linhas já estão no arquivo: outra parte significa o mesmo fundo e mês.',
  'An export has every page: leave it out.': 'Uma exportação tem todas as páginas: não o envie.',
  'The format stands beside the parameters, not among them.': 'O formato fica ao lado dos parâmetros, não entre eles.',
  'An export is always a file: leave it out.': 'Uma exportação é sempre um arquivo: não o envie.',
  'Take the endpoint of one fund, and give cnpj as a list.': 'Use o endereço de um fundo e dê cnpj como lista.',
  'The list is empty: give a value, or leave the parameter out.':
    'A lista está vazia: dê um valor, ou não envie o parâmetro.',
  'Only date takes from and to, as the months between them: give a value or a list.':
    'Só date aceita from e to, como os meses entre eles: dê um valor ou uma lista.',
  'The month in from is later than the one in to: swap them.': 'O mês em from é posterior ao de to: troque-os.',
  'This export has more than the {{count}} parts that one may have, one for each combination of values: make several exports.':
    'Esta exportação tem mais que as {{count}} partes que uma pode ter, uma para cada combinação de valores: faça várias exportações.',
  'An export is of one snapshot: give one value.': 'Uma exportação é de um só retrato: dê um valor.',
  'Send a JSON object of at most 64 KiB as the body, such as {{example}}.':
    'Envie um objeto JSON de no máximo 64 KiB como corpo, como {{example}}.',
  'Name an endpoint by its path or its id, such as {{example}}.':
    'Nomeie um endereço por seu caminho ou seu id, como {{example}}.',
  'An export is {{formats}}: rows of other formats cannot be put behind each other in one file.':
    'Uma exportação é {{formats}}: as linhas de outros formatos não podem ficar umas após as outras em um arquivo.',
  'Give an object: each parameter by its name, with a value, a list of values, or for date the months from and to.':
    'Dê um objeto: cada parâmetro por seu nome, com um valor, uma lista de valores, ou para date os meses from e to.',
  'There is no endpoint {{name}}.': 'Não existe o endereço {{name}}.',
  'The page /docs/api lists them.': 'A página /docs/api os lista.',
  '{{path}} goes on in newer snapshots, and an export is of one: ask it page by page.':
    '{{path}} continua em retratos mais novos, e uma exportação é de um só: peça-o página por página.',
  '{{path}} has no rows as {{format}}.': '{{path}} não tem linhas em {{format}}.',
  'It has {{formats}}.': 'Tem {{formats}}.',
  '{{path}} needs it: give a value or a list of values.': '{{path}} precisa dele: dê um valor ou uma lista de valores.',
  'The rows of {{path}} do not say {{name}}: give one value, and make an export for each.':
    'As linhas de {{path}} não dizem {{name}}: dê um valor e faça uma exportação para cada.',
  'With several values of {{name}} the rows must say which one they are of: add {{column}}.':
    'Com vários valores de {{name}}, as linhas precisam dizer de qual são: acrescente {{column}}.',
  'The value {{value}} of the list is wrong.': 'O valor {{value}} da lista está errado.',
}
