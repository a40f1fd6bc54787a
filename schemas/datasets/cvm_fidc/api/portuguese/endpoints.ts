import type { Translations } from '../../../../api/language/translations.ts'

export const endpointsPortuguese: Translations['sentences'] = {
  'The credit rights of a receivables fund (FIDC) by segment at the end of a month':
    'Os direitos creditórios de um fundo (FIDC) por segmento no fim de um mês',
  'The lowest level that the class reports, so that the values add up to its credit rights before provision. Segments without credit rights are left out. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.':
    'O nível mais baixo que a classe informa, de modo que os valores somam seus direitos creditórios antes da provisão. Segmentos sem direitos creditórios ficam de fora. Sem `date`, é o mês mais recente em que a classe informa. Uma classe que não informou recebe 404, que diz quais informes existem.',
  '`complete`, or `partial; missing=` and the tables that the month lacks.':
    '`complete`, ou `partial; missing=` e as tabelas que faltam ao mês.',
  'The series and subclasses of a receivables fund (FIDC) at the end of a month':
    'As séries e subclasses de um fundo de direitos creditórios (FIDC) no fim de um mês',
  'Quotas, their value, holders and return of each series, as the class reports them. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there. Never take the sum of `value` for the NAV: `nav_match` says whether it is within 2 % of it. With `provenance=true` the place is the line of the quotas, or, for a series without quotas, of the holders, the return or the performance.':
    'Cotas, seu valor, cotistas e rentabilidade de cada série, como a classe os informa. Sem `date`, é o mês mais recente em que a classe informa. Uma classe que não informou recebe 404, que diz quais informes existem. Nunca tome a soma de `value` pelo patrimônio líquido: `nav_match` diz se ela está a até 2% dele. Com `provenance=true`, a origem é a linha das cotas ou, para uma série sem cotas, a dos cotistas, da rentabilidade ou do desempenho.',
  'The lowest level that is filed: a part where the parts add up to their group, else the group.':
    'O nível mais baixo informado: uma parte quando as partes somam o seu grupo, senão o grupo.',
  'The group (A to K of the form) that it belongs to; its own name where it has no parts.':
    'O grupo (A a K do formulário) a que pertence; seu próprio nome quando não tem partes.',
  'Column of the file that has the figure.': 'Coluna do arquivo que tem o número.',
  'Credit rights of a receivables fund in a segment at the end of a month.':
    'Direitos creditórios de um fundo (FIDC) em um segmento no fim de um mês.',
  'Label of the series or subclass, folded: small letters without accents, bars and double spaces.':
    'Nome da série ou subclasse, simplificado: minúsculas sem acentos, barras e espaços duplos.',
  'The label as filed with the quotas.': 'O nome como informado com as cotas.',
  'senior, mezzanine or subordinated; NULL for a label that says none of them.':
    'senior, mezzanine ou subordinated; NULL para um nome que não diz nenhum deles.',
  'Number of the subclass; nearly no report has it.': 'Número da subclasse; quase nenhum informe o tem.',
  'Number of quotas.': 'Número de cotas.',
  'Value of one quota.': 'Valor de uma cota.',
  'Number of holders.': 'Número de cotistas.',
  'Return of the month in percent, as filed; values far beyond 100 occur.':
    'Rentabilidade do mês em porcentagem, como informada; ocorrem valores muito além de 100.',
  'Expected performance in percent, as filed.': 'Desempenho esperado em porcentagem, como informado.',
  'Actual performance in percent, as filed.': 'Desempenho realizado em porcentagem, como informado.',
  'True if the values of all series of the class add up to within 2 % of its NAV; NULL where a value or the NAV is not known, and where they do not add up and a series has no quotas.':
    'Verdadeiro se os valores de todas as séries da classe somam o patrimônio líquido dela a até 2%; NULL quando um valor ou o patrimônio líquido não é conhecido, e quando não somam e alguma série não tem cotas.',
  'A series or subclass of a receivables fund at the end of a month.':
    'Uma série ou subclasse de um fundo de direitos creditórios no fim de um mês.',
  'Credit rights of a receivables fund by days to or from maturity.':
    'Direitos creditórios de um fundo por dias até o vencimento ou desde ele.',
  'The credit rights of a receivables fund (FIDC) by days to or from maturity':
    'Os direitos creditórios de um fundo (FIDC) por dias até o vencimento ou desde ele',
  'Those that are not due and those that are overdue add up to the credit rights before provision; those that were paid early are beside them. Buckets without credit rights are left out. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.':
    'Os que estão a vencer e os vencidos somam os direitos creditórios antes da provisão; os pagos antecipadamente vêm ao lado. Faixas sem direitos creditórios ficam de fora. Sem `date`, é o mês mais recente em que a classe informa. Uma classe que não informou recebe 404, que diz quais informes existem.',
  'A company that sold credit rights to a receivables fund.': 'Uma empresa que vendeu direitos creditórios a um fundo.',
  'The companies that sold credit rights to a receivables fund (FIDC), with their shares':
    'As empresas que venderam direitos creditórios a um fundo (FIDC), com suas partes',
  'The largest nine of each list, as the class reports them: shares of the credit rights with the risks acquired, and of those without. Natural persons and placeholders are left out, so that the shares may add up to less. Without `date` it is the newest month in which the class reports. A class that did not report is a 404 that says which reports are there.':
    'As nove maiores de cada lista, como a classe as informa: partes dos direitos creditórios com aquisição dos riscos, e dos sem ela. Pessoas físicas e números de preenchimento ficam de fora, de modo que as partes podem somar menos. Sem `date`, é o mês mais recente em que a classe informa. Uma classe que não informou recebe 404, que diz quais informes existem.',
}
