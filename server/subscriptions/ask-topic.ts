import type { Snapshot } from '../../schemas/api/endpoint.ts'
import { ApiError } from '../../schemas/api/error.ts'

/** Changes of a snapshot in a table and partition. */
export interface TableChange {
  readonly snapshot: string
  readonly table: string
  readonly partition: string
  readonly change: string
  readonly rows_added: unknown
  readonly rows_removed: unknown
  readonly rows_changed: unknown
}

/** Subscriptions read only these members of answers; they tell rows whole. */
interface TopicAnswers {
  readonly fund: { readonly data: { readonly fund: { readonly cnpj: string } } }
  readonly asset: { readonly data: object }
  readonly issuer: { readonly data: { readonly issuer_id: string } }
  readonly manager: { readonly data: { readonly cnpj: string } }
  readonly fund_revisions: { readonly data: readonly { readonly first_snapshot: string }[] }
  readonly asset_holders_history: { readonly data: readonly object[] }
  readonly issuer_history: { readonly data: readonly object[] }
  readonly manager_history: { readonly data: readonly object[] }
  readonly manager_changes: { readonly data: readonly { readonly first_snapshot: string }[] }
  readonly changelog: { readonly data: readonly TableChange[] }
}

export type TopicEndpoint = keyof TopicAnswers

/** Asks an endpoint in the process, as a request of a key with its scopes would. */
export type AskTopic = <Id extends TopicEndpoint>(
  id: Id,
  parameters: Readonly<Record<string, string>>,
) => Promise<TopicAnswers[Id]>

/** Makes the function that asks a snapshot. */
export type CreateTopicAsk = (snapshot: Snapshot) => AskTopic

/** Gives null where the endpoint answers that there is nothing, such as a month that was never filed. */
export async function nullIfNotFound<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}
