import { z } from 'zod'
import { wholeInput } from '../../api/input.ts'
import { described } from '../../api/output.ts'

/** Uses of a key are kept for this many days, today included. */
export const USE_DAYS = 90

export const keyUseInput = z.strictObject({
  days: wholeInput(1, USE_DAYS, 'How many days, today included; days are those of UTC.').default(30),
})

const count = (description: string) => described(z.int().min(0), description, 'BIGINT')

const useOutput = z
  .strictObject({
    day: described(z.iso.date(), 'Day of the requests, in UTC.', 'DATE'),
    endpoint: described(
      z.string().nullable(),
      'Path of the endpoint, as the reference writes it; null where the request reached none.',
      'VARCHAR',
    ),
    requests: count('Requests by the key, and by its links.'),
    errors: count('Those of them that were answered with an error (4xx or 5xx).'),
    refused: count(
      'Those errors with which the key was refused: by its limits (429), its scopes (403), or its addresses (401).',
    ),
    bytes: count('Bytes that the server sent for them, heads included, compressed as they were.'),
    last_at: described(z.string(), 'When the last of them ended (UTC).', 'VARCHAR'),
  })
  .meta({ id: 'KeyUse', description: 'What a key asked of one endpoint on one day.' })

export const keyUseOutput = z.strictObject({
  success: z.literal(true),
  data: z
    .strictObject({
      key: described(z.string(), 'Visible beginning of the key.', 'VARCHAR'),
      from: described(z.iso.date(), 'First day that is shown.', 'DATE'),
      to: described(z.iso.date(), 'Last day that is shown: today in UTC.', 'DATE'),
      last_used_at: described(
        z.string().nullable(),
        'When the last request before this one ended (UTC); null if none of these days has one.',
        'VARCHAR',
      ),
      uses: z.array(useOutput),
    })
    .meta({ id: 'KeyUses', description: 'What the key asked, the newest day first, by endpoint.' }),
})

export type KeyUseAnswer = Readonly<z.infer<typeof keyUseOutput>>

export const KEY_USE_ROUTE = {
  id: 'key_use',
  method: 'GET',
  path: '/v1/key/use',
  summary: 'What this key was used for',
  description:
    'By day and endpoint: requests, errors, refusals and bytes of the key that asks, and of no other. It needs no scope. Without a row nothing was counted: counts begin when the server first counts them, and end after 90 days. What other servers of the service counted follows within a minute. Answers that a proxy had kept are not in it.',
} as const
