import type { Endpoint } from '../schemas/api/endpoint.ts'
import { createDataTerms, type DataTerms } from './keys/data-terms.ts'
import { createAsk } from './pages/explorer/answers.ts'
import type { CreateTopicAsk } from './subscriptions/ask-topic.ts'

/** The scopes of the key decide what a subscription tells, as they decide what the key may ask. */
const BY_SCOPES: DataTerms = { ...createDataTerms(new Set()), mayShow: () => true }

/** Asks endpoints for subscriptions whose keys have their scopes. */
export function createTopicAsk(endpoints: readonly Endpoint[]): CreateTopicAsk {
  return (snapshot) => createAsk(endpoints, BY_SCOPES, snapshot)
}
