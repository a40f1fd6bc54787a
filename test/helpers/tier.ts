/** CI tries one of so many cases of a long family, to spare minutes (`.ci/run`). */
const ONE_CASE_OF = Number(process.env['ONE_CASE_OF'] ?? 1)

/**
 * Says how many cases of a family are tried: few by `make test`, many by `make test-long`. `make soak` names a number in
 * a variable. CI tries at least `ci`.
 */
export function countCases(
  variable: string,
  { fast, long, ci = fast }: { readonly fast: number; readonly long: number; readonly ci?: number },
): number {
  const named = process.env[variable]
  if (named !== undefined) return Number(named)
  return isLongTier() ? Math.max(ci, Math.ceil(long / ONE_CASE_OF)) : fast
}

/** Takes all cases of a family in `make test-long`, and in `make test` one of this many. */
export function takeCases<T>(all: readonly T[], oneOf: number): readonly T[] {
  const step = isLongTier() ? ONE_CASE_OF : oneOf
  return all.filter((_case, at) => at % step === 0)
}

/** Takes all cases in `make test-long`, in CI too, and in `make test` one of this many: each case proves its own thing. */
export function takeFewWhenFast<T>(all: readonly T[], oneOf: number): readonly T[] {
  return isLongTier() ? all : all.filter((_case, at) => at % oneOf === 0)
}

/** True in `make test-long`, which `make soak` calls for the cases that are left. */
export function isLongTier(): boolean {
  return process.env['TEST_TIER'] === 'long'
}
