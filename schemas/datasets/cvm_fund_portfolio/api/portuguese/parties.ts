export const partiesPortuguese = {
  'Managers with what their funds have in a month, the largest first':
    'Gestores com o que seus fundos têm em um mês, o maior primeiro',
  'One row a manager with classes that filed for the month. `nav_value` counts what its funds hold of each other twice; `internal_value` is that part, and `net_value` what is left. A class with several managers counts in full for each, and is never divided: `co_managed_count` and `co_managed_nav_value` say how much that is, and rows must not be added up. Which classes are whose says the register that `manager_basis` names; `register_is_synthetic` is true where that register is synthetic. `is_partial` is true where the month lacks members that its classes file: sums of lines are then of the members that are there, and `net_value` is null without those that have quotas.':
    'Uma linha por gestor com classes que informaram no mês. `nav_value` conta duas vezes o que seus fundos têm uns dos outros; `internal_value` é essa parte, e `net_value` o resto. Uma classe com vários gestores conta inteira para cada um, e nunca é dividida: `co_managed_count` e `co_managed_nav_value` dizem quanto é, e as linhas não podem ser somadas. De quem é cada classe diz o cadastro que `manager_basis` nomeia; quando esse cadastro é sintético, `register_is_synthetic` o diz. `is_partial` é true quando faltam ao mês membros que suas classes informam: as somas de linhas são então dos membros presentes, e `net_value` é nulo sem os que têm cotas.',
  'Words of the name, or parts of words: all of them must occur, in any order; accents and case do not count. Or a CNPJ, bare or masked.':
    'Palavras do nome, ou partes de palavras: todas devem ocorrer, em qualquer ordem; acentos e maiúsculas não contam. Ou um CNPJ, com ou sem pontuação.',
  'Register that assigns classes to managers and administrators: that of the end of the month, where this installation saw changes of the registers by then and so knows what came later, or else the newest one. Registers are overwritten: who changed before it watched them, nobody knows.':
    'Cadastro que mostra de quem é cada classe: o do fim do mês, quando esta instalação já tinha visto mudanças dos cadastros e por isso sabe o que veio depois, ou então o mais novo. Cadastros são sobrescritos: quem mudou antes de ela os acompanhar, ninguém sabe.',
  'Newest day that the registers of the snapshot name; null without registers.':
    'Dia mais novo que os cadastros do snapshot nomeiam; nulo sem cadastros.',
  'True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and classes is true of real ones.':
    'True quando um cadastro do snapshot é sintético: então nada do que ele diz de gestores, administradores e classes é verdade dos reais.',
  'Of the NAV of all classes that are asked, the part whose party of the kind is known; natural persons count as known. Null where no class has a NAV.':
    'Do patrimônio líquido de todas as classes pedidas, a parte cujo participante do tipo é conhecido; pessoas físicas contam como conhecidas. Nulo quando nenhuma classe tem patrimônio.',
  'A manager: what its funds have in a month, counted once, and what changed since the month before':
    'Um gestor: o que seus fundos têm em um mês, contado uma só vez, e o que mudou desde o mês anterior',
  'The figures of its row in `/v1/managers`, the change of the classes that it has in both months, those that came and went apart, and what is confidential by the month in which it opens. Natural persons have no page. A number that no class of any month has is a 404 with the nearest.':
    'Os valores da sua linha em `/v1/managers`, a mudança das classes que ele tem nos dois meses, as que vieram e as que saíram à parte, e o que é confidencial pelo mês em que abre. Pessoas físicas não têm página. Um número que nenhuma classe de nenhum mês tem é um 404 com os mais próximos.',
  'The funds of a manager in a month': 'Os fundos de um gestor em um mês',
  'One row a class that filed for the month, the largest first. The NAVs of all rows add up to `nav_value` of the manager, and `internal_value` to its own. With `provenance=true` each row names the line of its NAV. The groups natural_person and not_known of `/v1/managers` have their rows here too.':
    'Uma linha por classe que informou no mês, a maior primeiro. Os patrimônios de todas as linhas somam o `nav_value` do gestor, e `internal_value` o dele. Com `provenance=true` cada linha nomeia a linha do seu patrimônio. Os grupos natural_person e not_known de `/v1/managers` têm suas linhas aqui também.',
  'CNPJ, bare or masked; or natural_person, or not_known.':
    'CNPJ, com ou sem pontuação; ou natural_person, ou not_known.',
  'What the funds of a manager hold, counted once, by asset':
    'O que os fundos de um gestor têm, contado uma só vez, por ativo',
  'The lines of all its classes in one portfolio, without the quotas that they hold of each other, so that nothing is there twice: all rows add up to `total_portfolio_value` less `internal_value` of the manager (`consolidated_value`). With `view=look_through` quotas of other funds are replaced by what these hold, as in the look-through of each fund, and a row of kind reconciliation has what that leaves; it is there for the newest months. `group_by=fund` has a row a class and asset, and `asset_id`, `kind` and `resolution` choose rows. Where the month lacks members that its classes file, `is_partial` is true, and the rows count the members that are there.':
    'As linhas de todas as suas classes em uma só carteira, sem as cotas que têm umas das outras, para que nada esteja duas vezes: todas as linhas somam `total_portfolio_value` menos `internal_value` do gestor (`consolidated_value`). Com `view=look_through` as cotas de outros fundos são substituídas pelo que estes têm, como na carteira aberta de cada fundo, e uma linha do tipo reconciliation tem o que sobra disso; existe para os meses mais novos. `group_by=fund` tem uma linha por classe e ativo, e `asset_id`, `kind` e `resolution` escolhem linhas. Quando faltam ao mês membros que suas classes informam, `is_partial` o diz, e as linhas são dos membros presentes.',
  'Heavy with view=look_through. At most 20 million units of work; a request beyond them gets a 400 that names what to change (`view`: leave it out).':
    'Pesado com view=look_through. No máximo 20 milhões de unidades de trabalho; um pedido acima disso recebe 400 com o que mudar (`view`: omita).',
  'Its lines, or with quotas of other funds replaced by what they hold.':
    'Suas linhas, ou com as cotas de outros fundos substituídas pelo que eles têm.',
  'A row an asset, or a row an asset and class.': 'Uma linha por ativo, ou uma linha por ativo e classe.',
  'Only this asset, by the name that it goes by in the month.': 'Só este ativo, pelo nome que ele tem no mês.',
  'Only rows with this resolution.': 'Só linhas com esta resolução.',
  'Sum of the rows of all assets, BRL: all lines less internal quotas.':
    'Soma das linhas de todos os ativos, em BRL: todas as linhas menos as cotas internas.',
  'Why `consolidated_value` is null: month_incomplete or lines_not_filed; "" where it is a number.':
    'Por que `consolidated_value` é nulo: month_incomplete ou lines_not_filed; "" quando é um número.',
  'True where the month lacks members that its classes file, or one that shows which classes filed.':
    'True quando faltam ao mês membros que suas classes informam, ou um que mostra quais classes informaram.',
  'A manager over time: what its funds had in each month':
    'Um gestor ao longo do tempo: o que seus fundos tinham em cada mês',
  'A row a month in which it has classes, the oldest first, with the figures of `/v1/manager/{cnpj}`. Sums of lines of a month that lacks members which its classes file are null and never smaller, and so is every sum of a month that lacks a member that shows which classes filed (the NAVs, or the file of structured funds): `is_partial` says so. Where `basis` is register_of_today, the classes are those that the newest register gives it: who had them then, nobody knows.':
    'Uma linha por mês em que ele tem classes, o mais antigo primeiro, com os valores de `/v1/manager/{cnpj}`. As somas de linhas de um mês ao qual faltam membros que suas classes informam são nulas e nunca menores, e também toda soma de um mês ao qual falta um membro que mostra quais classes informaram (os patrimônios, ou o arquivo dos fundos estruturados): `is_partial` o diz. Quando `basis` é register_of_today, as classes são as que o cadastro mais novo lhe dá: quem as tinha então, ninguém sabe.',
  'Administrators with what their funds have in a month, the largest first':
    'Administradores com o que seus fundos têm em um mês, o maior primeiro',
  'One row an administrator with classes that filed for the month, with the figures of `/v1/managers`. A class has one administrator; `administrator_basis` names the register that says which, and `register_is_synthetic` is true where that is synthetic.':
    'Uma linha por administrador com classes que informaram no mês, com os valores de `/v1/managers`. Uma classe tem um administrador; `administrator_basis` nomeia o cadastro que diz qual, e `register_is_synthetic` é true quando ele é sintético.',
  'An administrator: what its funds have in a month, counted once, and what changed since the month before':
    'Um administrador: o que seus fundos têm em um mês, contado uma só vez, e o que mudou desde o mês anterior',
  'As `/v1/manager/{cnpj}`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}`, para as classes que ele administra.',
  'The funds of an administrator in a month': 'Os fundos de um administrador em um mês',
  'As `/v1/manager/{cnpj}/funds`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/funds`, para as classes que ele administra.',
  'What the funds of an administrator hold, counted once, by asset':
    'O que os fundos de um administrador têm, contado uma só vez, por ativo',
  'As `/v1/manager/{cnpj}/positions`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/positions`, para as classes que ele administra.',
  'An administrator over time: what its funds had in each month':
    'Um administrador ao longo do tempo: o que seus fundos tinham em cada mês',
  'As `/v1/manager/{cnpj}/history`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/history`, para as classes que ele administra.',
  'The fund industry in a month: classes, NAV counted once, holders and flows, by group':
    'A indústria de fundos em um mês: classes, patrimônio contado uma só vez, cotistas e fluxos, por grupo',
  'The sums of all classes that filed for the month, or of groups of them. `nav_value` has what funds hold of funds twice; `net_value` is without it, and null where the month lacks the member with quotas (`quota_lines_missing`). All groups add up to `group_by=none`, but for managers and administrators: a class with several counts in full for each. FIDC and FII that filed no NAV here have that of their own report of the very month, never an older one; a month with such reports alone is answered, and what holdings say is null. Labels are those of the register of today (`register_date`), and `register_is_synthetic` is true where that is synthetic.':
    'As somas de todas as classes que informaram no mês, ou de grupos delas. `nav_value` tem duas vezes o que fundos têm de fundos; `net_value` é sem isso, e nulo quando falta ao mês o membro com cotas (`quota_lines_missing`). Todos os grupos somam `group_by=none`, menos gestores e administradores: uma classe com vários conta inteira para cada um. FIDC e FII que não informaram patrimônio aqui têm o do seu próprio informe daquele mesmo mês, nunca um mais antigo; um mês só com esses informes é respondido, e o que as carteiras dizem é nulo. Os rótulos são os do cadastro de hoje (`register_date`), e `register_is_synthetic` é true quando ele é sintético.',
  'Whom the funds of a manager are exposed to, by issuer': 'A quem os fundos de um gestor estão expostos, por emissor',
  'One row an issuer with lines of its classes in the month, in the asked role, the largest first: as `/v1/issuers`, for these classes alone. What they have through other funds is not in it, because it cannot be added up over classes. A class with several managers counts in full for each.':
    'Uma linha por emissor com linhas de suas classes no mês, no papel pedido, os maiores primeiro: como `/v1/issuers`, só para essas classes. O que têm por meio de outros fundos não está nela, porque não se pode somar por classes. Uma classe com vários gestores conta inteira para cada um.',
  'Whom the funds of an administrator are exposed to, by issuer':
    'A quem os fundos de um administrador estão expostos, por emissor',
  'As `/v1/manager/{cnpj}/issuers`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/issuers`, para as classes que administra.',
  'What the funds of a manager bought and sold in a month, as far as quantities confirm it':
    'O que os fundos de um gestor compraram e venderam em um mês, até onde as quantidades o confirmam',
  'As `/v1/market/moves`, for the classes of the manager alone, compared with the calendar month before. The classes are those of the asked month: the positions of one that filed in both months are compared, and those of one that came are not comparable. A class that went is in no row. A class with several managers counts in full for each.':
    'Como `/v1/market/moves`, só para as classes do gestor, em comparação com o mês anterior do calendário. As classes são as do mês pedido: as posições de uma que informou nos dois meses são comparadas, e as de uma que chegou não são comparáveis. Uma classe que saiu não está em nenhuma linha. Uma classe com vários gestores conta inteira para cada um.',
  'What the funds of an administrator bought and sold in a month, as far as quantities confirm it':
    'O que os fundos de um administrador compraram e venderam em um mês, até onde as quantidades o confirmam',
  'As `/v1/manager/{cnpj}/moves`, for the classes that it administers.':
    'Como `/v1/manager/{cnpj}/moves`, para as classes que administra.',
}
