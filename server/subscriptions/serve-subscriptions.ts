import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { Endpoint } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'
import { parseInput } from '../../schemas/api/input.ts'
import { replayInput, rotationInput, SUBSCRIPTIONS_SCOPE } from '../../schemas/service/subscriptions/subscription.ts'
import { readIdempotencyKey } from '../exports/idempotency.ts'
import { readBody } from '../http/request-body.ts'
import { readRequestKey } from '../keys/authenticate.ts'
import type { Key } from '../keys/key.ts'
import { requireScopes } from '../keys/scopes.ts'
import type { ConcurrencyLimit } from '../limits/concurrency-limit.ts'
import type { SnapshotFollower } from '../snapshots/follow.ts'
import type { CreateTopicAsk } from './ask-topic.ts'
import { findTopic } from './find-topic.ts'
import { readOptional, readSubscription } from './read-request.ts'
import type { OwnHosts } from './receiver-address.ts'
import { showDeadLetters, showSubscription } from './show-subscription.ts'
import type { Topic } from './subscription.ts'
import { subscriptionMessages } from './subscription-messages.ts'
import type { Subscriptions } from './subscriptions.ts'
import { requireTopicScopes } from './topic-scopes.ts'

/** Topics that keys subscribe to, and addresses that events may be sent to. */
export interface SubscriptionRoom {
  readonly subscriptions: Subscriptions
  readonly own: OwnHosts
}

interface SubscriptionRouteParts {
  /** Null where the operator has not turned them on. */
  readonly room: SubscriptionRoom | null
  readonly endpoints: readonly Endpoint[]
  readonly createAsk: CreateTopicAsk
  readonly following: SnapshotFollower
  readonly concurrencyLimit: ConcurrencyLimit
}

type Serve = (asked: {
  readonly room: SubscriptionRoom
  readonly key: Key
  readonly req: Request
  readonly res: Response
  readonly id: string
}) => Promise<void>

const ADDRESS = '/v1/subscriptions'

/** Lets a key with the scope make, read, rotate, replay and delete its own subscriptions. */
export function createSubscriptionRoutes(parts: SubscriptionRouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true })
  const open = (serve: Serve): RequestHandler => {
    return async (req, res) => {
      const key = readRequestKey(res)
      requireScopes(key, { dataset: null, extraScopes: [SUBSCRIPTIONS_SCOPE] }, {})
      if (parts.room === null) throw subscriptionsAreOff()
      parseInput(z.strictObject({}), req.query)
      res.set('Cache-Control', 'private, no-store')
      await serve({ room: parts.room, key, req, res, id: String(req.params['id'] ?? '') })
    }
  }
  routeSubscriptions(router, open, parts)
  routeSecretsAndLetters(router, open, parts)
  return router
}

type OpenRoute = (serve: Serve) => RequestHandler

function routeSubscriptions(router: Router, open: OpenRoute, parts: SubscriptionRouteParts): void {
  router
    .route(ADDRESS)
    .get(
      open(async ({ room, key, res }) => {
        const own = await room.subscriptions.list(key)
        res.json({ success: true, data: own.map((each) => showSubscription(each, new Date())) })
      }),
    )
    .post(open(async (asked) => addSubscription(asked, parts)))
    .all(refuseMethods('GET, HEAD, POST'))
  router
    .route(`${ADDRESS}/:id`)
    .get(
      open(async ({ room, key, res, id }) => {
        res.json({ success: true, data: showSubscription(await room.subscriptions.find(key, id), new Date()) })
      }),
    )
    .delete(
      open(async ({ room, key, res, id }) => {
        await room.subscriptions.remove(key, id)
        res.status(204).end()
      }),
    )
    .all(refuseMethods('GET, HEAD, DELETE'))
}

function routeSecretsAndLetters(
  router: Router,
  open: OpenRoute,
  { endpoints }: Pick<SubscriptionRouteParts, 'endpoints'>,
): void {
  router
    .route(`${ADDRESS}/:id/rotate`)
    .post(
      open(async ({ room, key, req, res, id }) => {
        const { grace_hours } = readOptional(req, rotationInput)
        const rotated = await room.subscriptions.rotate(key, id, grace_hours)
        res.json({ success: true, data: { ...showSubscription(rotated, new Date()), secret: rotated.secret } })
      }),
    )
    .all(refuseMethods('POST'))
  router
    .route(`${ADDRESS}/:id/dead-letters`)
    .get(
      open(async ({ room, key, res, id }) => {
        const found = await room.subscriptions.find(key, id)
        // Letters have data in them: a scope that the key has lost since then closes them too.
        requireTopicScopes(key, found.topic, endpoints)
        res.json({ success: true, data: showDeadLetters(found) })
      }),
    )
    .all(refuseMethods('GET, HEAD'))
  router
    .route(`${ADDRESS}/:id/replay`)
    .post(
      open(async ({ room, key, req, res, id }) => {
        const { webhook_ids } = readOptional(req, replayInput)
        const replayed = await room.subscriptions.replay(key, id, webhook_ids ?? null)
        res.status(202).json({ success: true, data: showSubscription(replayed, new Date()) })
      }),
    )
    .all(refuseMethods('POST'))
}

async function addSubscription(
  { room, key, req, res }: Parameters<Serve>[0],
  { endpoints, createAsk, following, concurrencyLimit }: SubscriptionRouteParts,
): Promise<void> {
  const body = readBody(req)
  const named = readIdempotencyKey(req.get('Idempotency-Key'), body)
  const asked = readSubscription(body, room.own)
  requireTopicScopes(key, asked.topic, endpoints)
  const leave = concurrencyLimit.enter(key.id, 'light')
  try {
    const { topic, snapshot } = await find(asked.topic, createAsk, following)
    const { subscription, isNew } = await room.subscriptions.add({ ...asked, topic }, key, { named, snapshot })
    const secret = isNew ? subscription.secret : null
    res.status(201).set('Location', `${ADDRESS}/${subscription.id}`)
    res.json({ success: true, data: { ...showSubscription(subscription, new Date()), secret } })
  } finally {
    leave()
  }
}

/** Finds the thing in the newest snapshot: changes count from there on. The status and datasets need no snapshot. */
async function find(
  topic: Topic,
  createAsk: CreateTopicAsk,
  following: SnapshotFollower,
): Promise<{ readonly topic: Topic; readonly snapshot: string | null }> {
  if (topic.kind === 'dataset' || topic.kind === 'status') return { topic, snapshot: following.current() }
  return following.use(null, async (snapshot) => {
    return { topic: await findTopic(createAsk(snapshot), topic), snapshot: snapshot.id }
  })
}

function subscriptionsAreOff(): ApiError {
  return new ApiError('not_found', subscriptionMessages.subscriptionsAreOff, { reason: 'subscriptions_off' })
}

function refuseMethods(methods: string): RequestHandler {
  return (req, res, next) => {
    res.set('Allow', methods)
    const message = subscriptionMessages.useGetPostOrDelete({ method: req.method, methods })
    next(new ApiError('method_not_allowed', message))
  }
}
