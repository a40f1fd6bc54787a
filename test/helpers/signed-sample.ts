import { Lake } from '../../lake/lake.ts'
import { signSnapshots } from '../../pipeline/commands/sign.ts'
import { type SampleTwice, sampleTwice } from '../server/helpers/sample-twice.ts'
import { silent } from './build.ts'
import { makeSigner } from './signing.ts'

/** Publishes the bundled sample in two signed snapshots. */
export async function signedSampleTwice(): Promise<
  SampleTwice & { readonly publicPem: string; readonly keyId: string }
> {
  const sample = await sampleTwice()
  const { signer, publicPem } = makeSigner()
  await signSnapshots(new Lake(sample.dataDir), { again: false }, { ...silent('2026-02-11T03:00:00Z').effects, signer })
  return { ...sample, publicPem, keyId: signer.keyId }
}
