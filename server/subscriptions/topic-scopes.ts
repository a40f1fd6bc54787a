import type { Endpoint } from '../../schemas/api/endpoint.ts'
import type { TopicKind } from '../../schemas/service/subscriptions/subscription.ts'
import type { Key } from '../keys/key.ts'
import { requireScopes } from '../keys/scopes.ts'
import type { TopicEndpoint } from './ask-topic.ts'
import type { Topic } from './subscription.ts'

/** Events of a topic tell the answers of these endpoints. The status is open to everybody. */
const ENDPOINTS: Readonly<Record<TopicKind, readonly TopicEndpoint[]>> = {
  fund: ['fund', 'fund_revisions'],
  asset: ['asset', 'asset_holders_history'],
  issuer: ['issuer', 'issuer_history'],
  manager: ['manager', 'manager_history', 'manager_changes'],
  dataset: [],
  status: [],
}

/** Refuses a key that may not ask what the events of a topic tell. */
export function requireTopicScopes(key: Key, { kind, id }: Topic, endpoints: readonly Endpoint[]): void {
  if (kind === 'dataset') requireScopes(key, { dataset: id }, {})
  for (const endpoint of endpoints) {
    if ((ENDPOINTS[kind] as readonly string[]).includes(endpoint.id)) requireScopes(key, endpoint, {})
  }
}
