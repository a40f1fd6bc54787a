import { defineTranslations } from '../../../api/language/translations.ts'

export default defineTranslations({
  sentences: {
    'When each document of an investment fund, such as its monthly holdings, was delivered to the regulator, and which version counts.':
      'Quando cada documento de um fundo de investimento, como sua composição mensal da carteira, foi entregue à CVM, e qual versão vale.',
    'CVM rewrites the log as documents are delivered. A later version of a document makes the older line inactive, in the file of the older delivery.':
      'A CVM reescreve o registro conforme os documentos são entregues. Uma versão posterior de um documento torna inativa a linha mais antiga, no arquivo da entrega mais antiga.',
    'We have not seen an original file: columns and formats come from a description, and the tests read files made to fit it.':
      'Não vimos nenhum arquivo original: colunas e formatos vêm de uma descrição, e os testes leem arquivos feitos para corresponder a ela.',
    'The partition is the month in the name of the file, taken as the month of delivery. A check counts the rows of other months.':
      'A partição é o mês no nome do arquivo, tomado como o mês da entrega. Uma verificação conta as linhas de outros meses.',
    'A document presented again can be here without its first presentation.':
      'Um documento reapresentado pode estar aqui sem sua primeira apresentação.',
    "If every version of a fund's month is inactive, the fund is not in the file of holdings.":
      'Se todas as versões do mês de um fundo são inativas, o fundo não está no arquivo de composição da carteira.',
    'The log begins in January 2025: it is not known when an older month was filed or amended.':
      'O registro começa em janeiro de 2025: não se sabe quando um mês mais antigo foi entregue ou retificado.',
    'The daily reports have a log of their own, which is not compiled.':
      'Os informes diários têm um registro próprio, que não é compilado.',
    'One row per delivered document.': 'Uma linha por documento entregue.',
    'CNPJ of the class, or of the fund if the class has none.': 'CNPJ da classe, ou do fundo se a classe não tem.',
    'Subclass that the document is about; null if it is about none.':
      'Subclasse de que o documento trata; nulo se não trata de nenhuma.',
    'Kind of document; CDA is the monthly holdings.': 'Tipo de documento; CDA é a composição mensal da carteira.',
    'First day that the document is about.': 'Primeiro dia de que o documento trata.',
    'Last day that the document is about.': 'Último dia de que o documento trata.',
    "The document's number.": 'O número do documento.',
    'Instant of the delivery, in UTC to the second (YYYY-MM-DDTHH:MM:SSZ).':
      'Instante da entrega, em UTC até o segundo (AAAA-MM-DDTHH:MM:SSZ).',
    'Instant of the delivery as filed, in Brasília time (UTC-3) to the millisecond.':
      'Instante da entrega como informado, no horário de Brasília (UTC-3) até o milissegundo.',
    'presentation, re_presentation or unknown.':
      'presentation (apresentação), re_presentation (reapresentação) ou unknown.',
    'The kind of presentation as filed.': 'O tipo de apresentação como informado.',
    'True if this version of the document counts.': 'Verdadeiro se esta versão do documento vale.',
    'System that took the delivery: CVMWEB or FNET.': 'Sistema que recebeu a entrega: CVMWEB ou FNET.',
    'The log is described as daily; on which days it is written is not known. Its newest delivery is taken.':
      'O registro é descrito como diário; não se sabe em que dias é escrito. Vale sua entrega mais recente.',
  },
  same: ['Ativo'],
})
