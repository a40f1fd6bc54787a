import type { Translations } from '../../../../api/language/translations.ts'

export const tablesPortuguese: Translations['sentences'] = {
  'Funds, their classes and subclasses, and the parties that serve them, from the two registers of the regulator.':
    'Fundos, suas classes e subclasses, e seus prestadores de serviço, dos dois cadastros da CVM.',
  'CVM overwrites both registers from Tuesday to Saturday and keeps no old version. An older snapshot has the state of its time.':
    'A CVM sobrescreve os dois cadastros de terça-feira a sábado e não guarda versão antiga. Um snapshot mais antigo tem o estado da sua época.',
  'The registers have only the present state; an older snapshot has an older state.':
    'Os cadastros têm só o estado presente; um snapshot mais antigo tem um estado mais antigo.',
  'The NAV of a fund stopped at its adaptation to Resolution CVM 175; the NAV of a class is current.':
    'O patrimônio líquido de um fundo parou na sua adaptação à Resolução CVM 175; o de uma classe é corrente.',
  'Some funds that file holdings are in no register.':
    'Alguns fundos que informam carteira não estão em cadastro nenhum.',
  'One row per fund of either register.': 'Uma linha por fundo de qualquer dos dois cadastros.',
  'Number in the register of Resolution CVM 175.': 'Número no cadastro da Resolução CVM 175.',
  'CNPJ of the fund.': 'CNPJ do fundo.',
  'Kind of investment policy of the fund (legacy register).':
    'Tipo de política de investimento do fundo (cadastro antigo).',
  'First line of that file that the row was read from; the header is line 1.':
    'Primeira linha desse arquivo de onde a linha foi lida; o cabeçalho é a linha 1.',
  'One row per class, or per fund without classes: everything that a portfolio can be filed under.':
    'Uma linha por classe, ou por fundo sem classes: tudo sob o que uma carteira pode ser informada.',
  'CNPJ that portfolios are filed under: of the class, or of the fund if it has no classes.':
    'CNPJ sob o qual as carteiras são informadas: da classe, ou do fundo se não tem classes.',
  'Number in the register.': 'Número no cadastro.',
  'ID_Registro_Classe, else ID_Registro_Fundo': 'ID_Registro_Classe, senão ID_Registro_Fundo',
  'One row per subclass.': 'Uma linha por subclasse.',
  'Number of its class in the register.': 'Número de sua classe no cadastro.',
  'CNPJ of its class, where that is registered.': 'CNPJ de sua classe, quando está registrada.',
  'One row per party that serves a class, and its role.':
    'Uma linha por prestador de serviço de uma classe, e sua função.',
  'Key of the row of cvm_fund_class that the party serves.': 'Chave da linha de cvm_fund_class que o prestador serve.',
  'administrator, manager, auditor, custodian, controller or director.':
    'administrator, manager, auditor, custodian, controller ou director.',
  '0, 1, … where a role has several parties.': '0, 1, … quando uma função tem vários prestadores.',
  'Name of the party.': 'Nome do prestador.',
  'the name next to the role': 'o nome ao lado da função',
  "CNPJ, or a natural person's CPF, masked unless the operator turned that off.":
    'CNPJ, ou o CPF de uma pessoa física, mascarado a menos que o operador tenha desligado isso.',
  'the number next to the role': 'o número ao lado da função',
  'CNPJ or CPF.': 'CNPJ ou CPF.',
  'The registers are written from Tuesday to Saturday and name no day of their own; the newest day on which a status began is taken. In the edition of May 2024 each of the last seven business days has at least two.':
    'Os cadastros são escritos de terça-feira a sábado e não nomeiam dia próprio; vale o dia mais recente em que uma situação começou. Na edição de maio de 2024, cada um dos últimos sete dias úteis tem pelo menos duas.',
  'One row per class and change of its managers or administrators that this installation has seen: the registers keep no old state.':
    'Uma linha por classe e mudança de seus gestores ou administradores que esta instalação viu: os cadastros não guardam estado antigo.',
  'Who it had before: CNPJs with semicolons between them, in order; natural_person for all natural persons, and not_known where the register names none.':
    'Quem ela tinha antes: CNPJs separados por ponto e vírgula, em ordem; natural_person para todas as pessoas físicas, e not_known quando o cadastro não nomeia ninguém.',
  'Who it has since, in the same form.': 'Quem ela tem desde então, na mesma forma.',
  'Day on which the change was first seen and published: it can be older.':
    'Dia em que a mudança foi vista e publicada pela primeira vez: ela pode ser mais antiga.',
  'First snapshot that has it.': 'Primeiro snapshot que a tem.',
}
