import type { Translations } from '../../../../api/language/translations.ts'

export const marketPortuguese: Translations['sentences'] = {
  'True where the month lacks members that can have these lines: the figures cover the members that are there.':
    'True quando faltam ao mês membros que podem ter essas linhas: os números são dos membros que existem.',
  'Members that can have these lines and are absent from the month or thin, separated by commas; "" where none is.':
    'Membros que podem ter essas linhas e faltam ao mês ou estão ralos, separados por vírgulas; "" quando nenhum falta.',
  "Relative address of the answer whose rows add up to the row's first value, to the cent: their `final_position_value`, or `nav_value` where NAVs are added up.":
    'Endereço relativo da resposta cujas linhas somam o primeiro valor da linha, ao centavo: seu `final_position_value`, ou `nav_value` quando se somam patrimônios.',
  'Filing group: fif or structured.': 'Grupo de entrega: fif ou structured.',
  'Block of the filing; null for all.': 'Bloco da entrega; nulo para todos.',
  'Kind of asset; null for all.': 'Tipo de ativo; nulo para todos.',
  'Of the value of the lines that can have an issuer, without sign, the part whose issuer is known; null where no line can.':
    'Do valor das linhas que podem ter emissor, sem sinal, a parte cujo emissor é conhecido; nulo quando nenhuma linha pode.',
  'What lines of a filing group, block and kind are worth, and how well their issuers are known.':
    'Quanto valem as linhas de um grupo de entrega, bloco e tipo, e quão bem se conhecem seus emissores.',
  'Why the lines have none.': 'Por que as linhas não têm nenhum.',
  'Lines.': 'Linhas.',
  'Signed sum of these lines, BRL.': 'Soma com sinal dessas linhas, em BRL.',
  'Lines that a market answer cannot assign, by the reason.':
    'Linhas que uma resposta sobre o mercado não pode atribuir, pelo motivo.',
  'partial where the filing groups that are asked lack members in the month.':
    'partial quando faltam membros no mês aos grupos de entrega pedidos.',
  'These members, absent or thin, separated by commas; "" where none is.':
    'Esses membros, ausentes ou ralos, separados por vírgulas; "" quando nenhum falta.',
  'Lines that count, by filing group, block and kind; null is all of them.':
    'Linhas que contam, por grupo de entrega, bloco e tipo; nulo é todos.',
  'Lines that no row of the answer has, by the reason.': 'Linhas que nenhuma linha da resposta tem, pelo motivo.',
  "Only classes of this filing group: fif, which file the eight blocks, or structured, which file the structured funds' file. The members of the other group are not asked, so their absence makes no figure partial.":
    'Só classes deste grupo de entrega: fif, que entregam os oito blocos, ou structured, que entregam o arquivo dos fundos estruturados. Os membros do outro grupo não são pedidos, e por isso sua ausência não torna parcial nenhum número.',
  'Only classes of this type.': 'Só classes deste tipo.',
  'Signed sum of the lines that count, BRL.': 'Soma com sinal das linhas que contam, em BRL.',
}
