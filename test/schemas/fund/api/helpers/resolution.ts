import { look } from './look.ts'
import { type Filed, type MadeQuota, makeWorld } from './worlds.ts'

/** Returns what becomes of one line of quotas of a fund that has a second line. */
export async function readResolution(
  quota: MadeQuota,
  others: Readonly<Record<string, Filed>>,
  { maxDepth = 10, isBelowThreshold = (_value: bigint): boolean => false } = {},
): Promise<string> {
  const world = makeWorld({ root: { nav: 500_00n, direct: [7n], quotas: [quota] }, ...others })
  const { leaves } = await look(world, 'root', { maxDepth, isBelowThreshold })
  return leaves.find(({ application }) => application === 'quotas')?.resolution ?? 'expanded'
}
