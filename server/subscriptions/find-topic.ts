import type { AskTopic } from './ask-topic.ts'
import type { Topic } from './subscription.ts'

/** Finds the thing that a topic names, under the number by which it is asked; throws where there is none. */
export async function findTopic(ask: AskTopic, topic: Topic): Promise<Topic> {
  const { kind, id } = topic
  if (id === null || kind === 'dataset' || kind === 'status') return topic
  if (kind === 'fund') return { kind, id: (await ask('fund', { cnpj: id })).data.fund.cnpj }
  if (kind === 'manager') return { kind, id: (await ask('manager', { cnpj: id })).data.cnpj }
  if (kind === 'issuer') return { kind, id: (await ask('issuer', { id })).data.issuer_id }
  // An asset's name can change from month to month, so the topic keeps the client's code.
  await ask('asset', { code: id })
  return topic
}
