import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { wrongParameter, wrongRequest } from '../../schemas/api/input-error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { quoted } from '../../schemas/api/client-text.ts'
import { datasets } from '../../schemas/registry.gen.ts'
import { subscriptionInput } from '../../schemas/service/subscriptions/subscription.ts'
import { parseJsonBody } from '../http/json-body.ts'
import { hasBody, readBody } from '../http/request-body.ts'
import { type AddressFault, type OwnHosts, readReceiverUrl } from './receiver-address.ts'
import type { Topic } from './subscription.ts'
import { subscriptionMessages } from './subscription-messages.ts'

/** A valid request for a subscription; whether the fund, asset, issuer or manager exists is not known yet. */
export interface SubscriptionInput {
  readonly topic: Topic
  readonly url: string
}

const EXAMPLE = '{"topic": {"kind": "fund", "id": "62415896000127"}, "url": "https://example.org/hooks"}'

const URL_FAULTS = {
  not_a_url: subscriptionMessages.notAUrl,
  not_https: subscriptionMessages.notHttps,
  has_user: subscriptionMessages.hasUser,
  other_port: subscriptionMessages.otherPort,
  not_public: subscriptionMessages.notPublic,
} as const satisfies Readonly<Record<AddressFault, unknown>>

/** Reads a request for a subscription, as far as its text alone decides. */
export function readSubscription(body: Buffer | null, own: OwnHosts): SubscriptionInput {
  const { topic, url: address } = readObject(body, subscriptionInput)
  const url = readReceiverUrl(address, own)
  if (typeof url === 'string') throw wrongParameter('url', URL_FAULTS[url])
  return { topic: readTopic(topic), url: url.href }
}

/** Reads a body that may be left out. One that was too long to be kept is no empty one. */
export function readOptional<S extends z.ZodObject>(req: IncomingMessage, schema: S): z.output<S> {
  if (!hasBody(req)) return parseInput(schema, {})
  return readObject(readBody(req), schema)
}

function readObject<S extends z.ZodObject>(body: Buffer | null, schema: S): z.output<S> {
  const given = parseJsonBody(body)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw wrongRequest(subscriptionMessages.subscriptionBody({ example: EXAMPLE }))
  return parseInput(schema, given as Readonly<Record<string, unknown>>)
}

function readTopic({ kind, id }: z.output<typeof subscriptionInput>['topic']): Topic {
  if (kind === 'status') {
    if (id !== undefined) throw wrongParameter('topic', subscriptionMessages.statusHasNoId)
    return { kind, id: null }
  }
  if (id === undefined || id === '') throw wrongParameter('topic', subscriptionMessages.topicNeedsId)
  if (kind === 'dataset' && !datasets.some((dataset) => dataset.id === id)) {
    const known = datasets.map((dataset) => dataset.id).join(', ')
    throw wrongParameter('topic', subscriptionMessages.noSuchDataset({ id: quoted(id), datasets: known }))
  }
  return { kind, id }
}
