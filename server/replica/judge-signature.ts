import { type SigningKey, verifyManifestSignature } from '../../lake/signature/manifest-signature.ts'
import type { JudgeManifest } from './pull-snapshot.ts'

/** Takes only manifests that one of these keys signed: somebody may have taken the signature from one that has none. */
export function createSignatureJudge(keys: readonly SigningKey[]): JudgeManifest {
  return (manifest, signature) => {
    const verdict = verifyManifestSignature(manifest, signature?.toString('utf8') ?? null, keys)
    switch (verdict.state) {
      case 'valid':
        return null
      case 'unsigned':
        return 'is not signed, and PUBLIC_KEY_FILE asks for a signature'
      case 'unknown_key':
        return `is signed by ${verdict.keyId}, which is not in PUBLIC_KEY_FILE`
      case 'wrong':
        return `has a wrong signature: ${verdict.why}`
    }
  }
}
