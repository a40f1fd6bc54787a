import type { Translations } from '../../../../api/language/translations.ts'

export const endpointsPortuguese: Translations['sentences'] = {
  'A fund class: what it is, who serves it, its newest NAV and portfolio total':
    'Uma classe de fundo: o que é, quem a serve, seu patrimônio líquido e total de carteira mais recentes',
  'The class as the registers describe it, with the parties that serve it, and the NAV and total of the newest month that it filed: of its holdings, or of its own report if it is a receivables or real-estate fund and that is newer. For a fund that never filed a portfolio, NAV, total and reference dates are null. `registration` has the other columns of the registers as registered, with the fees if the register from before Resolution CVM 175 has them; it is null for a class in no register. `own_report` is what the newest report of a receivables or real-estate fund (FIDC, FII) says of the fund: name, first day and administrator; null for a fund without one. An administrator that only that report names is among the parties, with its `basis`. `subclasses` are those of the class. With `provenance=true` the registration, each subclass and each party name the line of the register that they were read from.':
    'A classe como os cadastros a descrevem, com seus prestadores de serviço, e o patrimônio líquido e o total do mês mais recente que ela informou: da composição da carteira ou, se for um fundo de direitos creditórios ou imobiliário e for mais recente, do seu próprio informe. De um fundo que nunca informou carteira, patrimônio líquido, total e datas de referência são nulos. `registration` tem as outras colunas dos cadastros como registradas, com as taxas se o cadastro anterior à Resolução CVM 175 as tem; é nulo para uma classe que não está em cadastro nenhum. `own_report` é o que o informe mais recente de um fundo de direitos creditórios ou imobiliário (FIDC, FII) diz do fundo: nome, primeiro dia e administrador; nulo para um fundo sem informe. Um administrador que só esse informe nomeia está entre os prestadores de serviço, com o seu `basis`. `subclasses` são as da classe. Com `provenance=true`, o registro, cada subclasse e cada prestador nomeiam a linha do cadastro de que foram lidos.',
  'Last day of the newest competence month; null where none was filed.':
    'Último dia da competência mais recente; nulo quando nada foi informado.',
  'Its subclasses, by their number.': 'Suas subclasses, por número.',
  'Every fund class, to be searched, filtered and sorted': 'Todas as classes de fundo, para buscar, filtrar e ordenar',
  'One row per CNPJ that `/v1/fund/{cnpj}` answers for: the classes of both registers, funds without classes, and those in no register that filed holdings or a report of their own. A number that is registered twice is listed once. Names are sorted and searched without regard to accents and case.':
    'Uma linha por CNPJ para o qual `/v1/fund/{cnpj}` responde: as classes dos dois cadastros, os fundos sem classes, e os que não estão em cadastro nenhum e informaram carteira ou um informe próprio. Um CNPJ registrado duas vezes é listado uma vez. Nomes são ordenados e buscados sem levar em conta acentos e maiúsculas.',
  'Without `sort_by` the list is ordered by `cnpj`. With `q` the best match comes first: a fund with that CNPJ, `cvm_code`, `cvm_id` or whole name, then names with each word whole, then names with words that begin with them and CNPJs that do, then names with a word inside another (`ouro` in TESOURO). Of equal matches, funds that are neither merged nor cancelled come first, then names that begin with the question, then the larger ones by `nav_value`; the rest by `cnpj`.':
    'Sem `sort_by`, a lista é ordenada por `cnpj`. Com `q`, o melhor resultado vem primeiro: um fundo com esse CNPJ, `cvm_code`, `cvm_id` ou nome inteiro; depois nomes com cada palavra inteira; depois nomes com palavras que começam com elas e CNPJs que também começam; depois nomes com uma palavra dentro de outra (`ouro` em TESOURO). Entre resultados iguais, primeiro os fundos nem incorporados nem cancelados, depois os nomes que começam com a pergunta, depois os maiores por `nav_value`; o resto por `cnpj`.',
  'Words of the name, or parts of words: all of them must occur, in any order. Accents and case do not count, and no character is a wildcard. Or a CNPJ, bare or masked, whole or its first five characters or more, or a code.':
    'Palavras do nome, ou partes de palavras: todas precisam ocorrer, em qualquer ordem. Acentos e maiúsculas não contam, e nenhum caractere é curinga. Ou um CNPJ, com ou sem máscara, inteiro ou seus primeiros cinco caracteres ou mais, ou um código.',
  'Only funds of this type.': 'Só fundos deste tipo.',
  'Only funds with this status.': 'Só fundos nesta situação.',
  'Only funds whose administrator has this CNPJ, bare or masked: by the registers, or, where they name none, by its own report (FIDC, FII).':
    'Só fundos cujo administrador tem este CNPJ, com ou sem máscara: pelos cadastros ou, quando eles não nomeiam nenhum, pelo seu próprio informe (FIDC, FII).',
  'Only funds whose manager has this CNPJ, bare or masked.': 'Só fundos cujo gestor tem este CNPJ, com ou sem máscara.',
  'Only classes registered with this text, without regard to accents and case. Investors that it is meant for.':
    'Só classes registradas com este texto, sem levar em conta acentos e maiúsculas. Investidores a que se destina.',
  'Only classes registered with this text, without regard to accents and case. Open (Aberto) or closed (Fechado) to redemptions.':
    'Só classes registradas com este texto, sem levar em conta acentos e maiúsculas. Aberto ou fechado a resgates (Aberto, Fechado).',
  'Only classes registered with this text, without regard to accents and case. Index that the performance is measured against.':
    'Só classes registradas com este texto, sem levar em conta acentos e maiúsculas. Índice com que o desempenho é medido.',
  'Only classes registered with this text, without regard to accents and case. Class in the table of the industry association (ANBIMA).':
    'Só classes registradas com este texto, sem levar em conta acentos e maiúsculas. Classe na tabela da associação do mercado (ANBIMA).',
  'Only classes registered with this text, without regard to accents and case. Kind of investment policy of the class.':
    'Só classes registradas com este texto, sem levar em conta acentos e maiúsculas. Tipo de política de investimento da classe.',
  'Kind of investment policy of the class.': 'Tipo de política de investimento da classe.',
  'Class in the table of the industry association (ANBIMA).': 'Classe na tabela da associação do mercado (ANBIMA).',
  'Index that the performance is measured against.': 'Índice com que o desempenho é medido.',
  'Open (Aberto) or closed (Fechado) to redemptions.': 'Aberto ou fechado a resgates (Aberto, Fechado).',
  'Only classes registered as made for one investor, or only those registered as not.':
    'Só classes registradas como exclusivas de um investidor, ou só as registradas como não exclusivas.',
  'Only classes registered with at least 95 % in quotas of other funds, or only those registered with less.':
    'Só classes registradas com pelo menos 95% em cotas de outros fundos, ou só as registradas com menos.',
  'Only the funds with these CNPJs.': 'Só os fundos com estes CNPJs.',
  'Only funds with a portfolio in this snapshot, or only those without.':
    'Só fundos com carteira neste snapshot, ou só os sem.',
  'Number of the class in the register.': 'Número da classe no cadastro.',
  'Number of its fund in the register.': 'Número do seu fundo no cadastro.',
  'CNPJ of its fund.': 'CNPJ do seu fundo.',
  'rcvm175, or legacy for a fund that is only in cad_fi.': 'rcvm175, ou legacy para um fundo que só está em cad_fi.',
  'The type as registered.': 'O tipo como registrado.',
  'The status as registered.': 'A situação como registrada.',
  'Day the class was registered.': 'Dia em que a classe foi registrada.',
  'Day the class was set up.': 'Dia em que a classe foi constituída.',
  "The class's first day; the day of adaptation for older funds.":
    'O primeiro dia da classe; o dia da adaptação para fundos mais antigos.',
  'S when at least 95 % is in quotas of other funds.': 'S quando pelo menos 95% está em cotas de outros fundos.',
  'S when taxed as long term.': 'S quando tributado como longo prazo.',
  'S when it is an investment entity.': 'S quando é entidade de investimento.',
  'S when everything may be invested abroad.': 'S quando tudo pode ser investido no exterior.',
  'S when made for one investor.': 'S quando exclusivo de um investidor.',
  'S when the class calls itself sustainable.': 'S quando a classe se declara sustentável.',
  'NAV of the class as registered, on the day in nav_date; null for a fund without classes, whose registered NAV stopped at its adaptation to Resolution CVM 175.':
    'Patrimônio líquido da classe como registrado, no dia em nav_date; nulo para um fundo sem classes, cujo patrimônio líquido registrado parou na adaptação à Resolução CVM 175.',
  'Day of the registered NAV.': 'Dia do patrimônio líquido registrado.',
  'Day the fund began to operate (legacy register).': 'Dia em que o fundo começou a operar (cadastro antigo).',
  'Day the classification began (legacy register).': 'Dia em que a classificação começou (cadastro antigo).',
  'Performance fee as registered (legacy register).': 'Taxa de performance como registrada (cadastro antigo).',
  'Note on the performance fee (legacy register).': 'Observação sobre a taxa de performance (cadastro antigo).',
  'Administration fee as registered (legacy register).': 'Taxa de administração como registrada (cadastro antigo).',
  'Note on the administration fee (legacy register).': 'Observação sobre a taxa de administração (cadastro antigo).',
  'What the registers say of a class, as registered.': 'O que os cadastros dizem de uma classe, como registrado.',
  'Code given by the regulator.': 'Código dado pela CVM.',
  'Registered name.': 'Nome registrado.',
  'normal, pre_operational, under_review, suspended, liquidation, merged, cancelled or unknown.':
    'normal, pre_operational, under_review, suspended, liquidation, merged, cancelled ou unknown.',
  'Day of adaptation to Resolution CVM 175.': 'Dia da adaptação à Resolução CVM 175.',
  'NAV as registered, on the day in nav_date.': 'Patrimônio líquido como registrado, no dia em nav_date.',
  'Classes registered under the fund.': 'Classes registradas sob o fundo.',
  'The fund of the class, as registered: name, type, status and days can differ from those of its class. Null if it is not in the register of Resolution CVM 175.':
    'O fundo da classe, como registrado: nome, tipo, situação e dias podem ser diferentes dos da sua classe. Nulo se não está no cadastro da Resolução CVM 175.',
  'Number of the subclass; subclasses have no CNPJ.': 'Número da subclasse; subclasses não têm CNPJ.',
  'Day the subclass was set up.': 'Dia em que a subclasse foi constituída.',
  'First day of the subclass.': 'Primeiro dia da subclasse.',
  'S when for pension plans.': 'S quando para planos de previdência.',
  'S when only for non-residents.': 'S quando só para não residentes.',
  'S when only for complementary pensions.': 'S quando só para previdência complementar.',
  'A subclass of a class.': 'Uma subclasse de uma classe.',
  'A fund class in a list.': 'Uma classe de fundo em uma lista.',
  'The place that the row was read from; with `provenance=true`. Null for a class that is in no register.':
    'O lugar de onde a linha foi lida; com `provenance=true`. Nulo para uma classe que não está em cadastro nenhum.',
  'The place that the row was read from; with `provenance=true`. Of the columns that only the legacy register has; null where it has none of the fund.':
    'O lugar de onde a linha foi lida; com `provenance=true`. Das colunas que só o cadastro antigo tem; nulo quando ele não tem nenhuma do fundo.',
}
