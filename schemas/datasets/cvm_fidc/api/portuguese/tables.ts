import type { Translations } from '../../../../api/language/translations.ts'

export const tablesPortuguese: Translations['sentences'] = {
  'Assets, liabilities, credit rights by segment and age, and series of each receivables fund at the end of each month.':
    'Ativos, passivos, direitos creditórios por segmento e prazo, e séries de cada fundo de direitos creditórios no fim de cada mês.',
  'CVM replaces the file of a month in place when funds file again, and keeps no old version on the portal. An older snapshot has what was known at its time.':
    'A CVM substitui o arquivo de um mês no mesmo lugar quando fundos reapresentam, e não guarda versão antiga no portal. Um snapshot mais antigo tem o que se sabia na sua época.',
  'Credit rights are by segment and age: no report names a debtor, and the quotas of other funds have no name.':
    'Os direitos creditórios vêm por segmento e prazo: nenhum informe nomeia um devedor, e as cotas de outros fundos não têm nome.',
  'Quotas times their value are not the NAV: some reports have quantities that are wrong by orders of magnitude.':
    'Cotas vezes seu valor não são o patrimônio líquido: alguns informes têm quantidades erradas por ordens de grandeza.',
  'A provision is filed as a magnitude; balance and states of credit rights show it negative.':
    'Uma provisão é informada como magnitude; o balanço e as situações dos direitos creditórios a mostram negativa.',
  'Assignors are listed only where they are legal entities with a possible share: the report also names persons.':
    'Cedentes só são listados quando são pessoas jurídicas com uma participação possível: o informe também nomeia pessoas.',
  'Months before 2025 are in files of years that we have not seen, and are not compiled.':
    'Os meses anteriores a 2025 estão em arquivos anuais que não vimos, e não são compilados.',
  'One row per class, month and segment of its credit rights.':
    'Uma linha por classe, mês e segmento de seus direitos creditórios.',
  'CNPJ of the class that reports, or of a fund without classes, 14 characters without punctuation.':
    'CNPJ da classe que informa, ou de um fundo sem classes, 14 caracteres sem pontuação.',
  'Credit rights of the segment before provision.': 'Direitos creditórios do segmento antes da provisão.',
  'the header': 'o cabeçalho',
  'One row per class, month and leaf of its balance sheet; the leaves add up to the NAV.':
    'Uma linha por classe, mês e folha do seu balanço; as folhas somam o patrimônio líquido.',
  'credit_rights, or the asset, provision or liability that the column is of.':
    'credit_rights, ou o ativo, provisão ou passivo de que a coluna é.',
  'Segment of credit rights, as in cvm_fidc_segment; NULL for all others.':
    'Segmento dos direitos creditórios, como em cvm_fidc_segment; NULL para todos os outros.',
  'asset (provisions reduce them) or liability.': 'asset (ativo; as provisões o reduzem) ou liability (passivo).',
  'Value with its sign: provisions and liabilities are negative, so the rows of a class add up to its NAV.':
    'Valor com seu sinal: provisões e passivos são negativos, de modo que as linhas de uma classe somam seu patrimônio líquido.',
  'One row per class and month: assets, credit rights, provisions, liabilities, NAV and who administers it.':
    'Uma linha por classe e mês: ativos, direitos creditórios, provisões, passivos, patrimônio líquido e quem a administra.',
  'Classe, or Fundo for a fund that is not yet adapted to Resolution CVM 175.':
    'Classe, ou Fundo para um fundo que ainda não foi adaptado à Resolução CVM 175.',
  'Name of the class as filed; most reports have none.':
    'Nome da classe como informado; a maioria dos informes não tem nenhum.',
  'CNPJ of the class as filed next to its name. It can differ from cnpj and names no row.':
    'CNPJ da classe como informado ao lado do seu nome. Pode ser diferente de cnpj e não nomeia nenhuma linha.',
  'True if the fund has this class only.': 'Verdadeiro se o fundo tem só esta classe.',
  'True if holders can redeem (ABERTO), false if not (FECHADO).':
    'Verdadeiro se os cotistas podem resgatar (ABERTO), falso se não (FECHADO).',
  'True if it was made for one investor.': 'Verdadeiro se foi feita para um só investidor.',
  'True if all holders have one indissociable interest.':
    'Verdadeiro se todos os cotistas têm um interesse único e indissociável.',
  'Days from a request of redemption to the conversion of the quotas.':
    'Dias do pedido de resgate à conversão das cotas.',
  'Days that are counted: DIAS ÚTEIS (business days) or DIAS CORRIDOS.':
    'Dias que são contados: DIAS ÚTEIS ou DIAS CORRIDOS.',
  'Days from the conversion to the payment.': 'Dias da conversão ao pagamento.',
  'Cash; an overdraft is negative.': 'Disponibilidades; um saldo devedor é negativo.',
  'Credit rights and securities, less their provisions.':
    'Direitos creditórios e valores mobiliários, menos suas provisões.',
  'Credit rights whose risks and benefits the fund acquired, less provision.':
    'Direitos creditórios cujos riscos e benefícios o fundo adquiriu, menos a provisão.',
  'Provision for losses on them, as a magnitude.': 'Provisão para perdas neles, como magnitude.',
  'Credit rights whose risks and benefits stay with the assignor, less provision.':
    'Direitos creditórios cujos riscos e benefícios ficam com o cedente, menos a provisão.',
  'All credit rights before provision: what the segments add up to.':
    'Todos os direitos creditórios antes da provisão: o que os segmentos somam.',
  'TAB_I2A_VL_DIRCRED_RISCO + TAB_I2B_VL_DIRCRED_SEM_RISCO + both provisions':
    'TAB_I2A_VL_DIRCRED_RISCO + TAB_I2B_VL_DIRCRED_SEM_RISCO + as duas provisões',
  'Overdue instalments and overdue credit rights.': 'Parcelas inadimplidas e direitos creditórios vencidos.',
  'TAB_I2A21_VL_TOTAL_PARCELA_INAD + TAB_I2A3_VL_CRED_INAD + the same of I.2.b':
    'TAB_I2A21_VL_TOTAL_PARCELA_INAD + TAB_I2A3_VL_CRED_INAD + o mesmo de I.2.b',
  'Debentures, certificates, notes, quotas of financial funds and other securities.':
    'Debêntures, certificados, notas, cotas de fundos financeiros e outros valores mobiliários.',
  'Sum of the six parts of the derivatives. The filed total is wrong in some reports and is not used.':
    'Soma das seis partes dos derivativos. O total informado está errado em alguns informes e não é usado.',
  'TAB_I3A_VL_MERCADO_TERMO to TAB_I3F_VL_DEPOSITO_MARGEM': 'TAB_I3A_VL_MERCADO_TERMO a TAB_I3F_VL_DEPOSITO_MARGEM',
  'Other assets, short and long term.': 'Outros ativos, de curto e longo prazo.',
  'Total liabilities, as a magnitude.': 'Passivo total, como magnitude.',
  'Net asset value; it can be negative or zero.': 'Patrimônio líquido; pode ser negativo ou zero.',
  'Mean NAV of the last three months, as filed.': 'Patrimônio líquido médio dos últimos três meses, como informado.',
  'Sum of the rows of cvm_fidc_balance; NULL where a line of tables I to III is missing.':
    'Soma das linhas de cvm_fidc_balance; NULL quando falta uma linha das tabelas I a III.',
  'balance_value less nav: 0 where the leaves explain the NAV to the cent.':
    'balance_value menos nav: 0 quando as folhas explicam o patrimônio líquido até o centavo.',
  'complete, or partial while the file lacks members or most of their lines.':
    'complete, ou partial enquanto faltam ao arquivo membros ou a maioria de suas linhas.',
  'Members that are missing, if any.': 'Membros que faltam, se houver.',
  'File of table I that the assets were read from.': 'Arquivo da tabela I de onde os ativos foram lidos.',
  'File of table III that the liabilities were read from.': 'Arquivo da tabela III de onde os passivos foram lidos.',
  'File of table IV that the NAV was read from.': 'Arquivo da tabela IV de onde o patrimônio líquido foi lido.',
  'One row per class, month and series or subclass: quotas, value, holders, return.':
    'Uma linha por classe, mês e série ou subclasse: cotas, valor, cotistas, rentabilidade.',
  'Product of both, rounded half away from zero to the cent. Never a NAV: some reports have quantities that are wrong by orders of magnitude.':
    'Produto dos dois, arredondado, metade para longe do zero, no centavo. Nunca um patrimônio líquido: alguns informes têm quantidades erradas por ordens de grandeza.',
  'File of table X.2 that the quotas were read from; NULL where only other tables have the series.':
    'Arquivo da tabela X.2 de onde as cotas foram lidas; NULL quando só outras tabelas têm a série.',
  'File of table X.1 that the holders were read from.': 'Arquivo da tabela X.1 de onde os cotistas foram lidos.',
  'File of table X.3 that the return was read from.': 'Arquivo da tabela X.3 de onde a rentabilidade foi lida.',
  'File of table X.6 that the performance was read from.': 'Arquivo da tabela X.6 de onde o desempenho foi lido.',
  'One row per class, month and state of its credit rights.':
    'Uma linha por classe, mês e situação de seus direitos creditórios.',
  'True if the fund acquired the risks and benefits (I.2.a, V), false if they stay with the assignor (I.2.b, VI).':
    'Verdadeiro se o fundo adquiriu os riscos e benefícios (I.2.a, V), falso se ficam com o cedente (I.2.b, VI).',
  'State of the credit rights, or a kind that repeats a part of them.':
    'Situação dos direitos creditórios, ou um tipo que repete uma parte deles.',
  'True for the items that add up to the book value, false for those that repeat a part of them.':
    'Verdadeiro para os itens que somam o valor contábil, falso para os que repetem uma parte deles.',
  'Value; a provision is negative.': 'Valor; uma provisão é negativa.',
  'One row per class, month, state and days to or since maturity of its credit rights.':
    'Uma linha por classe, mês, situação e dias até ou desde o vencimento de seus direitos creditórios.',
  'not_due, overdue or paid_early. The first two add up to the credit rights before provision.':
    'not_due (a vencer), overdue (vencido) ou paid_early (pago antecipadamente). Os dois primeiros somam os direitos creditórios antes da provisão.',
  'First day of the bucket, counted to or from maturity.': 'Primeiro dia da faixa, contado até ou desde o vencimento.',
  'Last day of the bucket; NULL for more than 1,080.': 'Último dia da faixa; NULL para mais de 1.080.',
  'Credit rights in the bucket, before provision.': 'Direitos creditórios na faixa, antes da provisão.',
  'One row per class, month and company that assigned credit rights to it.':
    'Uma linha por classe, mês e empresa que lhe cedeu direitos creditórios.',
  'Place in the list of the report, 1 to 9.': 'Lugar na lista do informe, 1 a 9.',
  'CNPJ of the assignor, with valid check digits. Natural persons and placeholders are left out.':
    'CNPJ do cedente, com dígitos verificadores válidos. Pessoas físicas e preenchimentos fictícios ficam de fora.',
  'TAB_I2A12_CPF_CNPJ_CEDENTE_1 and the like': 'TAB_I2A12_CPF_CNPJ_CEDENTE_1 e semelhantes',
  'Share in percent, above 0 and up to 100; others are left out with their assignor.':
    'Participação em porcentagem, acima de 0 e até 100; outras ficam de fora com seu cedente.',
  'TAB_I2A12_PR_CEDENTE_1 and the like': 'TAB_I2A12_PR_CEDENTE_1 e semelhantes',
  'The report is due fifteen days after the end of the month; the file fills up in the days after.':
    'O informe vence quinze dias depois do fim do mês; o arquivo se completa nos dias seguintes.',
  'One row per report of a receivables fund over all months, with its NAV.':
    'Uma linha por informe de um fundo de direitos creditórios em todos os meses, com seu patrimônio líquido.',
}
