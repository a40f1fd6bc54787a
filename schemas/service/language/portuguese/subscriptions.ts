import type { Translations } from '../../../api/language/translations.ts'

export const subscriptionsPortuguese: Translations['sentences'] = {
  'Get told by a signed request when a fund, asset, issuer, manager, dataset or the status changes':
    'Ser avisado por um pedido assinado quando um fundo, ativo, emissor, gestor, conjunto de dados ou o status muda',
  'Needs the scope `subscriptions`, and those of the data that the events tell. The answer has the secret, which is never shown again. Each new snapshot is compared with the one before; an event is a POST with the headers of Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). It can come more than once, always with the same `webhook-id`. An address that does not answer 2xx within 15 seconds gets it again, eight times in 32 hours; then it is a dead letter.':
    'Precisa do escopo `subscriptions` e dos escopos dos dados que os eventos contam. A resposta traz o segredo, que nunca mais é mostrado. Cada snapshot novo é comparado com o anterior; um evento é um POST com os cabeçalhos do Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Pode chegar mais de uma vez, sempre com o mesmo `webhook-id`. Um endereço que não responde 2xx em 15 segundos o recebe de novo, oito vezes em 32 horas; depois é uma carta morta.',
  'The subscriptions of the key': 'As assinaturas da chave',
  'The oldest first. A key sees its own, and those of the keys that it replaced.':
    'As mais antigas primeiro. Uma chave vê as suas e as das chaves que ela substituiu.',
  'A subscription: what waits, and why the last try failed':
    'Uma assinatura: o que espera, e por que a última tentativa falhou',
  'The secret is not in it.': 'O segredo não está nela.',
  'End a subscription': 'Encerrar uma assinatura',
  'What waits and its dead letters are forgotten. A try that is under way may still arrive.':
    'O que espera e suas cartas mortas são esquecidos. Uma tentativa em andamento ainda pode chegar.',
  'Replace the secret of a subscription': 'Trocar o segredo de uma assinatura',
  'The answer has the new secret, which is never shown again. Until `grace_hours` are over, each request has two signatures: one by each secret.':
    'A resposta traz o novo segredo, que nunca mais é mostrado. Até passarem `grace_hours`, cada pedido tem duas assinaturas: uma por segredo.',
  'The events that the address did not take': 'Os eventos que o endereço não aceitou',
  'The oldest first, 50 at most: the oldest one is forgotten when one more is given up.':
    'Os mais antigos primeiro, 50 no máximo: o mais antigo é esquecido quando se desiste de mais um.',
  'Send dead letters again': 'Enviar cartas mortas de novo',
  'They wait for a try like new events, with the same `webhook-id` and body.':
    'Esperam uma tentativa como eventos novos, com o mesmo `webhook-id` e corpo.',
  'Id of the subscription, from the answer to the POST.': 'Id da assinatura, da resposta ao POST.',
  'The subscriptions.': 'As assinaturas.',
  'The subscription.': 'A assinatura.',
  'The subscription with its secret.': 'A assinatura com seu segredo.',
  'The subscription with its new secret.': 'A assinatura com seu novo segredo.',
  'It is ended.': 'Está encerrada.',
  'The dead letters.': 'As cartas mortas.',
  'They wait for a try.': 'Esperam uma tentativa.',
  'Kind of thing.': 'Tipo de coisa.',
  'Its CNPJ, code or id, as the API writes it; null for the status.':
    'Seu CNPJ, código ou id, como a API o escreve; null para o status.',
  'The thing whose changes are told.': 'A coisa cujas mudanças são contadas.',
  'Id of the subscription.': 'Id da assinatura.',
  'Address that gets the events.': 'Endereço que recebe os eventos.',
  'When it was made (UTC).': 'Quando foi feita (UTC).',
  'Snapshot up to which changes are told or wait; null before the first.':
    'Snapshot até o qual as mudanças foram contadas ou esperam; null antes do primeiro.',
  'Events that wait for a try.': 'Eventos que esperam uma tentativa.',
  'Events that were given up after the last try, and can be replayed.':
    'Eventos de que se desistiu após a última tentativa, e que podem ser reenviados.',
  'Events that were forgotten, because more waited or were given up than are kept.':
    'Eventos esquecidos, porque esperavam ou foram desistidos mais do que se guarda.',
  'When the address last took an event (UTC); null if it never did.':
    'Quando o endereço aceitou um evento pela última vez (UTC); null se nunca.',
  'Why the last try failed, such as `status 500`, `timeout`, `address_not_public` or `redirect`; null after a success.':
    'Por que a última tentativa falhou, como `status 500`, `timeout`, `address_not_public` ou `redirect`; null após um sucesso.',
  'Until when the old secret signs too (UTC); null if it does not.':
    'Até quando o segredo antigo também assina (UTC); null se não assina.',
  'A subscription of the key.': 'Uma assinatura da chave.',
  'What signs the events, `whsec_…`: it is shown in this answer only. Null where the request was sent again: rotate it.':
    'O que assina os eventos, `whsec_…`: só aparece nesta resposta. Null onde o pedido foi repetido: troque-o.',
  'A subscription with its secret.': 'Uma assinatura com seu segredo.',
  'Its `webhook-id`, which a replay keeps.': 'Seu `webhook-id`, que um reenvio mantém.',
  'Type of the event.': 'Tipo do evento.',
  'Snapshot that brought it.': 'Snapshot que o trouxe.',
  'When the last try failed (UTC).': 'Quando a última tentativa falhou (UTC).',
  'Tries.': 'Tentativas.',
  'Why the last one failed.': 'Por que a última falhou.',
  'What was sent: the text that was signed.': 'O que foi enviado: o texto que foi assinado.',
  'An event that its address did not take.': 'Um evento que seu endereço não aceitou.',
  'CNPJ of a fund or manager, code of an asset, id or code of an issuer, id of a dataset; none for the status.':
    'CNPJ de um fundo ou gestor, código de um ativo, id ou código de um emissor, id de um conjunto de dados; nenhum para o status.',
  'Address that takes the events: https, with a public address.':
    'Endereço que aceita os eventos: https, com um endereço público.',
  'What is told, and where to.': 'O que é contado, e a quem.',
  'Hours for which the old secret signs too; 0 ends it at once.':
    'Horas em que o segredo antigo também assina; 0 o encerra na hora.',
  'How a secret is replaced.': 'Como um segredo é trocado.',
  'Which of them; without it all.': 'Quais delas; sem isto, todas.',
  'Which dead letters are sent again.': 'Quais cartas mortas são reenviadas.',
  'A name for this request, at most 200 characters: sent again with the same body it makes no second subscription, and the answer has no secret. With another body it is a 409 (`idempotency_key_reused`).':
    'Um nome para este pedido, no máximo 200 caracteres: enviado de novo com o mesmo corpo não faz uma segunda assinatura, e a resposta não tem segredo. Com outro corpo é um 409 (`idempotency_key_reused`).',
}
