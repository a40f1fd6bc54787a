import type { Endpoint, Snapshot } from '../../schemas/api/endpoint.ts'
import { createDataTerms, type DataTerms } from '../keys/data-terms.ts'
import { type AskEndpoint, createAsk } from '../pages/explorer/answers.ts'
import type { Topic } from './subscription.ts'

/** The scopes of the key decide what a subscription tells, as they decide what the key may ask. */
const BY_SCOPES: DataTerms = { ...createDataTerms(new Set()), mayShow: () => true }

/** Asks endpoints for a subscription whose key has their scopes. */
export function createTopicAsk(endpoints: readonly Endpoint[], snapshot: Snapshot): AskEndpoint {
  return createAsk(endpoints, BY_SCOPES, snapshot)
}

/** Finds the thing that a topic names, under the number by which it is asked; throws where there is none. */
export async function findTopic(ask: AskEndpoint, topic: Topic): Promise<Topic> {
  const { kind, id } = topic
  if (id === null || kind === 'dataset' || kind === 'status') return topic
  if (kind === 'fund') return { kind, id: (await ask('fund', { cnpj: id })).data.fund.cnpj }
  if (kind === 'manager') return { kind, id: (await ask('manager', { cnpj: id })).data.cnpj }
  if (kind === 'issuer') return { kind, id: (await ask('issuer', { id })).data.issuer_id }
  // The name of an asset can change from month to month: the code that the client has is kept.
  await ask('asset', { code: id })
  return topic
}
