/**
 * Says how many cases of a family are tried: few by `make test`, many by `make test-long`. `make soak` names a number in
 * a variable.
 */
export function countCases(variable: string, { fast, long }: { readonly fast: number; readonly long: number }): number {
  const named = process.env[variable]
  if (named !== undefined) return Number(named)
  return process.env['TEST_TIER'] === 'long' ? long : fast
}
