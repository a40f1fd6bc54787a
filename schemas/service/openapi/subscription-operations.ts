import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import {
  deadLetterOutput,
  replayInput,
  rotationInput,
  secretAnswer,
  subscriptionAnswer,
  subscriptionInput,
  subscriptionOutput,
} from '../subscriptions/subscription.ts'
import { SUBSCRIPTION_ROUTES, type SubscriptionRoute } from '../subscriptions/subscription-routes.ts'
import { errorsNamed } from './errors.ts'
import { ALWAYS, type HeaderName, headersNamed, KEYED } from './headers.ts'
import { idempotencyKey, jsonAnswer, RESOURCE_ERRORS, resourceId } from './resource-operations.ts'

const ID = resourceId('subscription')

const EXAMPLE = {
  id: '6f0a5f5e-3c6b-4f0a-9d55-0c1a1f6f7a01',
  topic: { kind: 'fund', id: '62415896000127' },
  url: 'https://example.org/hooks',
  created_at: '2026-01-10T12:00:00Z',
  snapshot: '20260110T030000Z',
  waiting: 0,
  dead_letters: 0,
  dropped: 0,
  last_delivered_at: null,
  last_failure: null,
  old_secret_until: null,
} as const

const WITH_SECRET = {
  success: true,
  data: { ...EXAMPLE, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=' },
} as const

const DEAD = {
  webhook_id: 'msg_9f86d081884c7d659a2feaa0c55ad015',
  type: 'fund.refiled',
  snapshot: '20260111T030000Z',
  given_up_at: '2026-01-12T12:00:00Z',
  tries: 8,
  failure: 'status 500',
  body: '{"type":"fund.refiled","timestamp":"2026-01-11T03:00:00Z","data":{}}',
} as const

const ok = z.literal(true)
const list = z.strictObject({ success: ok, data: z.array(subscriptionOutput) })
const deadLetters = z.strictObject({ success: ok, data: z.array(deadLetterOutput) })

export function subscriptionPaths(tag: string): ZodOpenApiPathsObject {
  const operation: DescribeRoute = ({ id, summary, description }) => {
    return { operationId: id, tags: [tag], summary, description }
  }
  return { ...readingPaths(operation), ...changingPaths(operation) }
}

type DescribeRoute = (route: SubscriptionRoute) => {
  readonly operationId: string
  readonly tags: string[]
  readonly summary: string
  readonly description: string
}

function body(schema: z.ZodType, example: object, required: boolean) {
  return { required, content: { 'application/json': { schema, example } } }
}

function readingPaths(operation: DescribeRoute): ZodOpenApiPathsObject {
  return {
    '/v1/subscriptions': {
      get: {
        ...operation(SUBSCRIPTION_ROUTES.list),
        responses: {
          '200': json('The subscriptions.', list, { success: true, data: [EXAMPLE] }),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
      post: {
        ...operation(SUBSCRIPTION_ROUTES.create),
        parameters: [idempotencyKey('subscription', 'and the answer has no secret')],
        requestBody: body(subscriptionInput, { topic: EXAMPLE.topic, url: EXAMPLE.url }, true),
        responses: {
          '201': json('The subscription with its secret.', secretAnswer, WITH_SECRET, ['Location']),
          ...errorsNamed([...RESOURCE_ERRORS, 'conflict']),
        },
      },
    },
    '/v1/subscriptions/{id}': {
      get: {
        ...operation(SUBSCRIPTION_ROUTES.one),
        parameters: [ID],
        responses: {
          '200': json('The subscription.', subscriptionAnswer, { success: true, data: EXAMPLE }),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
      delete: {
        ...operation(SUBSCRIPTION_ROUTES.remove),
        parameters: [ID],
        responses: {
          '204': { description: 'It is ended.', headers: headersNamed([...ALWAYS, ...KEYED, 'Cache-Control']) },
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
    },
  }
}

function changingPaths(operation: DescribeRoute): ZodOpenApiPathsObject {
  return {
    '/v1/subscriptions/{id}/rotate': {
      post: {
        ...operation(SUBSCRIPTION_ROUTES.rotate),
        parameters: [ID],
        requestBody: body(rotationInput, { grace_hours: 24 }, false),
        responses: {
          '200': json('The subscription with its new secret.', secretAnswer, WITH_SECRET),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
    },
    '/v1/subscriptions/{id}/dead-letters': {
      get: {
        ...operation(SUBSCRIPTION_ROUTES.deadLetters),
        parameters: [ID],
        responses: {
          '200': json('The dead letters.', deadLetters, { success: true, data: [DEAD] }),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
    },
    '/v1/subscriptions/{id}/replay': {
      post: {
        ...operation(SUBSCRIPTION_ROUTES.replay),
        parameters: [ID],
        requestBody: body(replayInput, { webhook_ids: [DEAD.webhook_id] }, false),
        responses: {
          '202': json('They wait for a try.', subscriptionAnswer, { success: true, data: { ...EXAMPLE, waiting: 1 } }),
          ...errorsNamed(RESOURCE_ERRORS),
        },
      },
    },
  }
}

function json(description: string, schema: z.ZodType, example: unknown, headers: readonly HeaderName[] = []) {
  return jsonAnswer(description, schema, example, [...ALWAYS, ...KEYED, ...headers])
}
