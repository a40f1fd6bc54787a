import { z } from 'zod'
import { described } from '../../api/output.ts'

/** Only a key with this very scope may subscribe, because subscriptions call addresses that its owner chooses. */
export const SUBSCRIPTIONS_SCOPE = 'subscriptions'

export const TOPIC_KINDS = ['fund', 'asset', 'issuer', 'manager', 'dataset', 'status'] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

interface EventTypes {
  readonly fund: 'fund.filed' | 'fund.refiled' | 'comparison.missing'
  readonly asset: 'asset.holders_changed' | 'comparison.missing'
  readonly issuer: 'issuer.total_changed' | 'comparison.missing'
  readonly manager: 'manager.total_changed' | 'manager.funds_changed' | 'comparison.missing'
  readonly dataset: 'dataset.published' | 'dataset.held_back' | 'dataset.no_longer_held_back'
  readonly status: 'status.changed'
}
export type EventType = EventTypes[TopicKind]

/** Hours for which an old secret signs beside the new one, unless a rotation gives another number. */
const GRACE_HOURS = { usual: 24, most: 168 } as const

const text = (description: string) => described(z.string(), description, 'VARCHAR')
const maybeText = (description: string) => described(z.string().nullable(), description, 'VARCHAR')
const count = (description: string) => described(z.int().min(0), description, 'BIGINT')

const topicOutput = z
  .strictObject({
    kind: described(z.enum(TOPIC_KINDS), 'Kind of thing.', 'VARCHAR'),
    id: maybeText('Its CNPJ, code or id, as the API writes it; null for the status.'),
  })
  .meta({ id: 'SubscribedTopic', description: 'The thing whose changes are told.' })

/** A subscription as its owner sees it. */
export const subscriptionOutput = z
  .strictObject({
    id: text('Id of the subscription.'),
    topic: topicOutput,
    url: text('Address that gets the events.'),
    created_at: text('When it was made (UTC).'),
    snapshot: maybeText('Snapshot up to which changes are told or wait; null before the first.'),
    waiting: count('Events that wait for a try.'),
    dead_letters: count('Events that were given up after the last try, and can be replayed.'),
    dropped: count('Events that were forgotten, because more waited or were given up than are kept.'),
    last_delivered_at: maybeText('When the address last took an event (UTC); null if it never did.'),
    last_failure: maybeText(
      'Why the last try failed, such as `status 500`, `timeout`, `address_not_public` or `redirect`; null after a success.',
    ),
    old_secret_until: maybeText('Until when the old secret signs too (UTC); null if it does not.'),
  })
  .meta({ id: 'Subscription', description: 'A subscription of the key.' })

export const subscriptionAnswer = z.strictObject({ success: z.literal(true), data: subscriptionOutput })

/** A subscription with its secret, which is shown once. */
export const secretAnswer = z.strictObject({
  success: z.literal(true),
  data: subscriptionOutput
    .extend({
      secret: maybeText(
        'What signs the events, `whsec_…`: it is shown in this answer only. Null where the request was sent again: rotate it.',
      ),
    })
    .meta({ id: 'SubscriptionWithSecret', description: 'A subscription with its secret.' }),
})

export const deadLetterOutput = z
  .strictObject({
    webhook_id: text('Its `webhook-id`, which a replay keeps.'),
    type: text('Type of the event.'),
    snapshot: maybeText('Snapshot that brought it.'),
    given_up_at: text('When the last try failed (UTC).'),
    tries: count('Tries.'),
    failure: text('Why the last one failed.'),
    body: text('What was sent: the text that was signed.'),
  })
  .meta({ id: 'DeadLetter', description: 'An event that its address did not take.' })

const grace = z.int().min(0).max(GRACE_HOURS.most).default(GRACE_HOURS.usual)

export const subscriptionInput = z
  .strictObject({
    topic: z
      .strictObject({
        kind: z.enum(TOPIC_KINDS).meta({ description: 'Kind of thing.' }),
        id: z.string().optional().meta({
          description:
            'CNPJ of a fund or manager, code of an asset, id or code of an issuer, id of a dataset; none for the status.',
        }),
      })
      .meta({ description: 'The thing whose changes are told.' }),
    url: z.string().meta({ description: 'Address that takes the events: https, with a public address.' }),
  })
  .meta({ id: 'SubscriptionRequest', description: 'What is told, and where to.' })

export const rotationInput = z
  .strictObject({
    grace_hours: grace.meta({ description: 'Hours for which the old secret signs too; 0 ends it at once.' }),
  })
  .meta({ id: 'SecretRotation', description: 'How a secret is replaced.' })

/** Body of a request to send dead letters again. */
export const replayInput = z
  .strictObject({
    webhook_ids: z.array(z.string()).optional().meta({ description: 'Which of them; without it all.' }),
  })
  .meta({ id: 'Replay', description: 'Which dead letters are sent again.' })
