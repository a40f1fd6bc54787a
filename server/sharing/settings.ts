import { randomBytes } from 'node:crypto'

interface SharingVariables {
  readonly SHARING: 'off' | 'on'
  readonly SHARING_ADDRESS_SECONDS: number
  readonly SHARING_SECRET?: string | undefined
}

/** How the addresses of files are signed. */
export interface SharingSettings {
  readonly secret: Buffer
  /** How long an address is good. */
  readonly addressSeconds: number
}

/** Reads the settings of sharing; null where it is off. Without a secret the server makes one, which nobody else knows. */
export function readSharingSettings(config: SharingVariables): SharingSettings | null {
  if (config.SHARING === 'off') return null
  const { SHARING_SECRET: secret, SHARING_ADDRESS_SECONDS: addressSeconds } = config
  return { secret: secret === undefined ? randomBytes(32) : Buffer.from(secret), addressSeconds }
}
