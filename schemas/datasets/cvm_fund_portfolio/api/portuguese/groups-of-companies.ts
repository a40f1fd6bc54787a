import type { Translations } from '../../../../api/language/translations.ts'

/** Portuguese of sums over the companies of a group, and of who sold claims. */
export const groupsOfCompaniesPortuguese: Translations['sentences'] = {
  'root: each company by itself, as no source says who controls whom; or group: the companies together that are one group on the last day of the month by a file of the operator. A server without such a file answers 404.':
    'root: cada empresa por si, pois nenhuma fonte diz quem controla quem; ou group: juntas as empresas que são um só grupo no último dia do mês segundo um arquivo do operador. Um servidor sem esse arquivo responde 404.',
  'Group of companies, by the file of the operator; "" for a company that is in none. With grouping=group.':
    'Grupo de empresas, segundo o arquivo do operador; "" para uma empresa que não está em nenhum. Com grouping=group.',
  'Roots of the companies that are added up, with commas between them. With grouping=group.':
    'Raízes das empresas que são somadas, separadas por vírgulas. Com grouping=group.',
  'Where the operator knows the group from, by its file; "" where there is none. With grouping=group.':
    'De onde o operador conhece o grupo, segundo seu arquivo; "" quando não há grupo. Com grouping=group.',
  'What joins companies: root, the root of their CNPJ alone, so that subsidiaries are others; or group, the file of the operator as well.':
    'O que junta empresas: root, só a raiz do CNPJ, e subsidiárias são outras; ou group, também o arquivo do operador.',
  'Root of the company of the group that issued it. With grouping=group.':
    'Raiz da empresa do grupo que o emitiu. Com grouping=group.',
  '`role=assignor` lists who sold claims to funds of credit rights, by the newest reports of the six months before: the sum of what these funds hold of each, an estimate. An assignor need not owe them. Rows have no name where no line of any fund names the company, `explain` lists the funds, and no row counts lines, so that `coverage` and `unknown` are empty.':
    '`role=assignor` lista quem vendeu créditos a fundos de direitos creditórios, pelos informes mais novos dos seis meses anteriores: a soma do que esses fundos têm de cada um, uma estimativa. Um cedente não precisa devê-los. As linhas não têm nome quando nenhuma linha de nenhum fundo nomeia a empresa, `explain` lista os fundos, e nenhuma conta linhas de carteiras, de modo que `coverage` e `unknown` ficam vazios.',
  'Last day of the newest month whose reports name assignors; null where none of the six months before is compiled, so that nobody knows. Only with role=assignor.':
    'Último dia do mês mais novo cujos informes nomeiam cedentes; nulo quando nenhum dos seis meses anteriores foi compilado, e ninguém sabe. Só com role=assignor.',
  '`grouping=group` adds up the companies that are one group by a file of the operator. With `role=assignor`, `indirect=true` adds the classes that have such funds: of what the look-through of a class has of the rights of a fund, the part that its report names.':
    '`grouping=group` soma as empresas que são um só grupo segundo um arquivo do operador. Com `role=assignor`, `indirect=true` acrescenta as classes que têm tais fundos: do que a carteira aberta de uma classe tem dos direitos de um fundo, a parte que o informe dele nomeia.',
}
