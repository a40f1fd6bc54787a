import { defineMessages } from '../../schemas/api/language/message.ts'

/** Why there is no subscription. */
export const subscriptionMessages = defineMessages({
  subscriptionsAreOff: {
    en: 'This server has no subscriptions: its operator has not turned them on. The feeds (Atom) tell the same.',
    pt: 'Este servidor não tem assinaturas: seu operador não as ligou. Os feeds (Atom) contam o mesmo.',
  },
  noSuchSubscription: ({ id }: { id: string }) => ({
    en: `This key has no subscription ${id}. GET /v1/subscriptions lists those that it has.`,
    pt: `Esta chave não tem a assinatura ${id}. GET /v1/subscriptions lista as que tem.`,
  }),
  tooManySubscriptions: ({ count }: { count: number }) => ({
    en: `This key has ${String(count)} subscriptions, which is all that one may have: delete one first.`,
    pt: `Esta chave tem ${String(count)} assinaturas, que é tudo o que uma pode ter: apague uma antes.`,
  }),
  noRoomForSubscriptions: {
    en: 'All subscriptions that this server keeps are taken. Its operator can allow more.',
    pt: 'Todas as assinaturas que este servidor guarda estão tomadas. Seu operador pode permitir mais.',
  },
  subscriptionNameReused: ({ address }: { address: string }) => ({
    en: `This Idempotency-Key was sent with another request, whose subscription is ${address}: give each request a key of its own.`,
    pt: `Esta Idempotency-Key foi enviada com outro pedido, cuja assinatura é ${address}: dê a cada pedido uma chave própria.`,
  }),
  subscriptionBody: ({ example }: { example: string }) => ({
    en: `Send a JSON object of at most 64 KiB as the body, such as ${example}.`,
    pt: `Envie um objeto JSON de no máximo 64 KiB como corpo, como ${example}.`,
  }),
  topicNeedsId: {
    en: 'Name it: give topic.id, a CNPJ, code or id.',
    pt: 'Diga qual: dê topic.id, um CNPJ, código ou id.',
  },
  statusHasNoId: {
    en: 'There is one status: leave topic.id out.',
    pt: 'Só há um status: não envie topic.id.',
  },
  noSuchDataset: ({ id, datasets }: { id: string; datasets: string }) => ({
    en: `There is no dataset ${id}. There are ${datasets}.`,
    pt: `Não existe o conjunto de dados ${id}. Existem ${datasets}.`,
  }),
  notAUrl: {
    en: 'Give a whole address of at most 2,000 characters, such as https://example.org/hooks.',
    pt: 'Dê um endereço completo de no máximo 2.000 caracteres, como https://example.org/hooks.',
  },
  notHttps: {
    en: 'Events are only sent by https.',
    pt: 'Eventos só são enviados por https.',
  },
  hasUser: {
    en: 'The address has a name or password in it: leave them out, and check the signature instead.',
    pt: 'O endereço tem um nome ou senha: não os envie, e confira a assinatura.',
  },
  otherPort: {
    en: 'Events are only sent to the ports 443 and 8443.',
    pt: 'Eventos só são enviados às portas 443 e 8443.',
  },
  notPublic: {
    en: 'Events are only sent to public addresses of the Internet.',
    pt: 'Eventos só são enviados a endereços públicos da Internet.',
  },
  useGetPostOrDelete: ({ method, methods }: { method: string; methods: string }) => ({
    en: `This address does not take ${method}: use ${methods}.`,
    pt: `Este endereço não aceita ${method}: use ${methods}.`,
  }),
})
