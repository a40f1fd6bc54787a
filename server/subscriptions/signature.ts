import { createHmac } from 'node:crypto'

/** A message to sign: the text, its name, and the second of the try. */
interface SignedMessage {
  readonly id: string
  readonly timestamp: number
  readonly body: string
}

/** Signs a message by each secret, as Standard Webhooks does: receivers take it if any of the signatures is right. */
export function writeSignatures({ id, timestamp, body }: SignedMessage, secrets: readonly string[]): string {
  const content = `${id}.${String(timestamp)}.${body}`
  return secrets
    .map((secret) => {
      const bytes = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      return `v1,${createHmac('sha256', bytes).update(content).digest('base64')}`
    })
    .join(' ')
}
