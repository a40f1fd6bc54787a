import type { Translations } from '../translations.ts'

/** What is wrong with a request. */
export const requestErrorsPortuguese: Translations['sentences'] = {
  'There is no asset {{name}}.': 'Não existe o ativo {{name}}.',
  'There is no benchmark {{name}}.': 'Não existe a referência {{name}}.',
  'There is no ticker {{name}}.': 'Não existe o ticker {{name}}.',
  'There is no dataset {{name}}.': 'Não existe o conjunto de dados {{name}}.',
  'There is no partition {{name}}.': 'Não existe a partição {{name}}.',
  'There is no table {{name}}.': 'Não existe a tabela {{name}}.',
  'There is no series {{name}}.': 'Não existe a série {{name}}.',
  'There is no calendar {{name}}.': 'Não existe o calendário {{name}}.',
  'There is no index {{name}}.': 'Não existe o índice {{name}}.',
  'Did you mean {{names}}?': 'Você quis dizer {{names}}?',
  'Known: {{names}}.': 'Conhecidos: {{names}}.',
  'Known here: {{names}}.': 'Conhecidos aqui: {{names}}.',
  'There: {{names}}.': 'Há: {{names}}.',
  'See {{address}}.': 'Veja {{address}}.',
  'This snapshot has none.': 'Este retrato não tem nenhum.',
  '{{one}} and {{other}} both say {{+choice}}: send one of them.':
    '{{one}} e {{other}} dizem ambos {{+choice}}: envie um deles.',
  'which snapshot answers': 'qual retrato responde',
  'what to compare with': 'com que comparar',
  'A CNPJ has 14 characters, such as 00068305000135 or, URL-encoded, 00.068.305/0001-35.':
    'Um CNPJ tem 14 caracteres, como 00068305000135 ou, codificado para URL, 00.068.305/0001-35.',
  'The check digits of {{cnpj}} are wrong: look for a mistyped digit.':
    'Os dígitos verificadores de {{cnpj}} estão errados: procure um dígito trocado.',
  'A date is written YYYYMMDD or YYYY-MM-DD, a whole month YYYY-MM, and it must exist in the calendar.':
    'Uma data se escreve AAAAMMDD ou AAAA-MM-DD, um mês inteiro AAAA-MM, e precisa existir no calendário.',
  'An instant is written YYYY-MM-DDTHH:MM:SSZ, in UTC, or YYYY-MM-DD for the first of a day.':
    'Um instante se escreve AAAA-MM-DDTHH:MM:SSZ, em UTC, ou AAAA-MM-DD para o primeiro de um dia.',
  'The day in from is later than the one in to: swap them.': 'O dia em from é posterior ao de to: troque-os.',
  'Use a whole number from {{least}} to {{most}}.': 'Use um número inteiro de {{least}} a {{most}}.',
  'There is no such line in this month.': 'Não há essa linha nesse mês.',
  'This page has no picture {{name}}.': 'Esta página não tem a figura {{name}}.',
  'Search for at most 100 characters.': 'Busque no máximo 100 caracteres.',
  'Use true, false, 1 or 0.': 'Use true, false, 1 ou 0.',
  'Use one of {{choices}}.': 'Use um destes: {{choices}}.',
  'Given more than once: send it once.': 'Enviado mais de uma vez: envie uma só.',
  '{{count}} more of the parameters are wrong.': 'Outros {{count}} parâmetros estão errados.',
  'Unknown parameter.': 'Parâmetro desconhecido.',
  'Unknown parameter: did you mean {{name}}?': 'Parâmetro desconhecido: você quis dizer {{name}}?',
  'Unknown parameter: it is part of the path.': 'Parâmetro desconhecido: ele faz parte do caminho.',
  'Name each column once.': 'Nomeie cada coluna uma vez.',
  'There is no column {{name}}.': 'Não existe a coluna {{name}}.',
  'There is no column {{name}}: did you mean {{meant}}?': 'Não existe a coluna {{name}}: você quis dizer {{meant}}?',
  'Use some of {{names}}.': 'Use algumas destas: {{names}}.',
  'The name of a snapshot looks like 20251101T030000Z: take it from X-Snapshot-Id.':
    'O nome de um retrato é como 20251101T030000Z: tome-o de X-Snapshot-Id.',
  'These rows are computed and not each read from a line: leave provenance out, or ask for the lines themselves.':
    'Estas linhas são calculadas, e não lidas cada uma de uma linha: omita provenance, ou peça as próprias linhas.',
  'Name at most {{count}} values, separated by commas.': 'Nomeie no máximo {{count}} valores, separados por vírgulas.',
  'Name at most {{count}} CNPJs, separated by commas.': 'Nomeie no máximo {{count}} CNPJs, separados por vírgulas.',
  'Use at most {{count}} characters.': 'Use no máximo {{count}} caracteres.',
  'Use a code, or at least one word of a name, or part of one.':
    'Use um código, ou pelo menos uma palavra de um nome, ou parte de uma.',
  'Use json or html.': 'Use json ou html.',
  'A cursor says where to go on: send it without updated_after.':
    'Um cursor diz onde continuar: envie-o sem updated_after.',
  'A cursor has at most {{count}} characters: send the one of an answer, unchanged.':
    'Um cursor tem no máximo {{count}} caracteres: envie o de uma resposta, sem mudança.',
  'This is no cursor: send `next_cursor` of an answer, unchanged.':
    'Isto não é um cursor: envie `next_cursor` de uma resposta, sem mudança.',
  '{{from}} is more than {{to}}: swap them.': '{{from}} é maior que {{to}}: troque-os.',
  'The rows of this request have no {{column}}: leave it out.': 'As linhas deste pedido não têm {{column}}: omita-o.',
  'Too big: expected string to have <={{most}} characters': 'Longo demais: use no máximo {{most}} caracteres',
  'Too small: expected string to have >={{least}} characters': 'Curto demais: use pelo menos {{least}} caracteres',
  'Invalid input: expected string, received {{kind}}': 'Valor inválido: esperava-se um texto, veio {{kind}}',
  'Invalid input: expected string, received undefined': 'Falta o valor: envie um texto',
  'Invalid string: must match pattern {{pattern}}': 'Texto inválido: precisa corresponder ao padrão {{pattern}}',
  'This snapshot has nothing of {{+what}}.': 'Este retrato não tem nada de {{+what}}.',
  'A newer one may have it.': 'Um mais novo pode ter.',
  'This snapshot covers no day of that range: it knows {{+what}} from {{first}} to {{last}}.':
    'Este retrato não cobre dia nenhum desse intervalo: conhece {{+what}} de {{first}} a {{last}}.',
  'This snapshot covers no day of that range: it knows {{+what}} from {{first}} to {{last}}, but for {{gaps}}.':
    'Este retrato não cobre dia nenhum desse intervalo: conhece {{+what}} de {{first}} a {{last}}, menos {{gaps}}.',
  changes: 'mudanças',
  snapshots: 'retratos',
  holdings: 'carteiras',
  portfolios: 'carteiras',
  revisions: 'revisões',
  'reports of receivables funds': 'informes de fundos de direitos creditórios',
  'versions of {{series}}': 'versões de {{series}}',
  'the calendar {{calendar}}': 'o calendário {{calendar}}',
  'Use a number of up to {{digits}} digits and at most {{decimals}} decimals, such as 1000000 or -0.01.':
    'Use um número de até {{digits}} dígitos e no máximo {{decimals}} casas decimais, como 1000000 ou -0.01.',
  reports: 'informes',
  'Use a whole number of up to {{digits}} digits, such as 100 or -1.':
    'Use um número inteiro de até {{digits}} dígitos, como 100 ou -1.',
}
