import type { Translations } from '../../../../api/language/translations.ts'

/** Texts about issuers in reports of structured funds, and about the parties that classes came from and went to. */
export const reportsOfIssuersPortuguese: Translations['sentences'] = {
  'One row an assignor and fund that holds credit rights of it, by the report of the fund: an estimate. An assignor sold the claims and need not owe them: never add it to what issuers owe.':
    'Uma linha por cedente e fundo que tem direitos creditórios dele, segundo o informe do fundo: uma estimativa. Um cedente vendeu os créditos e não precisa devê-los: nunca some ao que os emissores devem.',
  'Assignor: the first eight characters of its CNPJ.': 'Cedente: os oito primeiros caracteres do seu CNPJ.',
  'CNPJ of the fund that holds the credit rights.': 'CNPJ do fundo que tem os direitos creditórios.',
  'Name of the fund at filing.': 'Nome do fundo ao informar.',
  'Shares of the assignor in the report.': 'Parcelas do cedente no informe.',
  'Estimate: each named share × the credit rights before provision that it is a share of, those whose risk the fund acquired or the others; none of them where the shares of these pass 101 %.':
    'Estimativa: cada parcela nomeada × os direitos creditórios antes de provisão de que ela é parcela, os de risco adquirido pelo fundo ou os outros; nenhuma delas quando as parcelas destes passam de 101 %.',
  'All credit rights of the fund before provision.': 'Todos os direitos creditórios do fundo antes de provisão.',
  'NAV of the fund.': 'Patrimônio líquido do fundo.',
  'issuer, which owes; vehicle, which securitised claims of others (CRI, CRA, CCI) and does not owe them; or assignor, which sold claims to funds of credit rights and need not owe them: an estimate by the shares that their reports name. No figure mixes roles.':
    'issuer, que deve; vehicle, que securitizou créditos de outros (CRI, CRA, CCI) e não os deve; ou assignor, que vendeu créditos a fundos de direitos creditórios e não precisa devê-los: uma estimativa pelas parcelas que seus informes nomeiam. Nenhum número mistura papéis.',
  'reports: also the real-estate funds without lines of the month whose newest quarter lists papers of the issuer, as rows of their own that are in no total.':
    'reports: também os fundos imobiliários sem linhas do mês cujo trimestre mais novo lista papéis do emissor, como linhas próprias que não estão em nenhum total.',
  'Lines of its own; of an assignor the shares that the report names of it.':
    'Linhas próprias; de um cedente, as parcelas que o informe nomeia dele.',
  'Why `share_percent` is null: nav_missing, nav_not_positive, look_through_not_compiled, or report_of_another_day where the row comes from a report without a NAV; "" where it is a number.':
    'Por que `share_percent` é nulo: nav_missing, nav_not_positive, look_through_not_compiled, ou report_of_another_day quando a linha vem de um informe sem patrimônio; "" quando é um número.',
  'Where the row comes from a report and not from holdings: fii_quarter, the papers in the newest quarter of a real-estate fund; or fidc_month, the estimate of what an assignor sold to a fund of credit rights. Such a row is in no total, and `explain` is the report. With include=reports or role=assignor.':
    'Quando a linha vem de um informe e não de carteiras: fii_quarter, os papéis no trimestre mais novo de um fundo imobiliário; ou fidc_month, a estimativa do que um cedente vendeu a um fundo de direitos creditórios. Uma linha assim não está em nenhum total, e `explain` é o informe. Com include=reports ou role=assignor.',
  'Last day of that month or quarter; null where report_source is "". With the same.':
    'Último dia desse mês ou trimestre; nulo quando report_source é "". Com os mesmos.',
  'Last day of the newest month or quarter whose reports the answer has; null where none of the six months before is compiled, so that nobody knows, and where no reports are asked.':
    'Último dia do mês ou trimestre mais novo cujos informes a resposta tem; nulo quando nenhum dos seis meses anteriores foi compilado, e ninguém sabe, e quando não se pedem informes.',
  'The classes that a manager got or lost': 'As classes que um gestor ganhou ou perdeu',
  'A row a class that came to the manager or went from it between two snapshots, the newest first. The registers are overwritten and keep no old state, so only changes are known that this installation saw, from its first snapshot on, each on the day on which it was published here. Natural persons are one group: that one followed another is not said. A class that is new in a register, or no more in one, is no change.':
    'Uma linha por classe que veio para o gestor ou saiu dele entre dois snapshots, a mais nova primeiro. Os cadastros são sobrescritos e não guardam estado antigo; por isso só se conhecem as mudanças que esta instalação viu, desde seu primeiro snapshot, cada uma no dia em que foi publicada aqui. Pessoas físicas são um só grupo: não se diz que uma sucedeu a outra. Uma classe nova em um cadastro, ou que não está mais nele, não é mudança.',
  'The classes that an administrator got or lost': 'As classes que um administrador ganhou ou perdeu',
  'As `/v1/manager/{cnpj}/changes`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/changes`, para as classes que ele administra.',
  'Its name in the register; "" where that has it no more.': 'Seu nome no cadastro; "" quando este não a tem mais.',
  'came where the party has the class since, went where it has it no more.':
    'came quando o participante tem a classe desde então, went quando não a tem mais.',
  'Who the class had before: CNPJs with semicolons between them; natural_person for all natural persons, and not_known where the register names none.':
    'Quem a classe tinha antes: CNPJs separados por ponto e vírgula; natural_person para todas as pessoas físicas, e not_known quando o cadastro não nomeia ninguém.',
  'First snapshot that has the change.': 'Primeiro snapshot que tem a mudança.',
  'A class that a manager or administrator got or lost.': 'Uma classe que um gestor ou administrador ganhou ou perdeu.',
}
