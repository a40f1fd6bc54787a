import type { Dataset } from '../../schemas/core/dataset.ts'
import { canonicalJson } from '../../schemas/core/json.ts'
import type { Manifest } from '../../schemas/core/manifest.ts'
import { sha256OfText } from '../../lake/hash.ts'
import { readCompilerCode, readLookThroughCode } from '../digest/compiler-code.ts'
import { viewInputs } from '../digest/declared-inputs.ts'
import { compilerVersion } from '../digest/input-digest.ts'
import { describeLookThroughRules } from '../look-through/refresh.ts'

/** Why a night that compiles nothing publishes all the same. */
export const NEW_RULES = 'the rules of tables that publishing makes changed'

/** Tells whether these datasets would be published by other code or rules than a snapshot was. */
export async function hasNewRules(before: Manifest | null, datasets: readonly Dataset[]): Promise<boolean> {
  return before !== null && before.compiler.version !== (await nameCompiler(datasets))
}

/** Names the code and the rules that would publish these datasets now, as the manifest does. */
export async function nameCompiler(datasets: readonly Dataset[]): Promise<string> {
  return compilerVersion(await readCompilerCode(), await hashViewRules(datasets))
}

/** Hashes what the tables that publishing makes declare, and the code of the look-throughs. */
async function hashViewRules(datasets: readonly Dataset[]): Promise<string> {
  const declared = datasets.flatMap((dataset) =>
    (dataset.materializedViews ?? []).map((view) => [dataset.id, view.name, viewInputs(view, dataset)]),
  )
  return sha256OfText(canonicalJson([declared, describeLookThroughRules(await readLookThroughCode())]))
}
