import { z } from 'zod'

export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** True if only developers install the package. */
  readonly isForDevelopment: boolean
}

const lockSchema = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      // An alias has the name of the package that it stands for.
      name: z.string().optional(),
      version: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
})

/** Lists each version of each package in a lock file of npm, once. */
export function listLockedPackages(lock: string): LockedPackage[] {
  const listed = new Map<string, LockedPackage>()
  for (const [place, { name, version, dev = false, link = false }] of Object.entries(
    lockSchema.parse(JSON.parse(lock)).packages,
  )) {
    const at = place.lastIndexOf('node_modules/')
    if (at === -1 || version === undefined || link) continue
    const called = name ?? place.slice(at + 'node_modules/'.length)
    const key = `${called}@${version}`
    const isForDevelopment = dev && (listed.get(key)?.isForDevelopment ?? true)
    listed.set(key, { name: called, version, isForDevelopment })
  }
  return [...listed.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}
