import { z } from 'zod'
import type { Row, Snapshot } from '../../api/endpoint.ts'
import { described } from '../../api/output.ts'
import { REGISTER } from './fund.ts'

/**
 * SHA-256 of synthetic files of the register of Resolution CVM 175: those of the bundled sample and of the mirror
 * behind it. Bytes keep their hash whatever their address, and in every snapshot made from them. Add the hash of any
 * further synthetic register here.
 */
const SYNTHETIC_FILES: readonly string[] = [
  '4706abf245dfd5c801418766e808accf364eb3b2b7bd312d1ce9c1d539de339d',
  '4073be03e3d10c40f0ee40b6602be3f5288c5f2721db1f141120e024f3c0f508',
]

/** State of the register behind the parties or descriptions of classes in an answer. */
export const registerFields = {
  register_date: described(
    z.string().nullable(),
    'Newest day that the registers of the snapshot name; null without registers.',
    'VARCHAR',
  ),
  register_is_synthetic: described(
    z.boolean(),
    'True where a register of the snapshot is synthetic: then nothing that it says of managers, administrators and classes is true of real ones.',
    'BOOLEAN',
  ),
}

const REGISTER_IS_READABLE = new URL('register_is_readable.sql', import.meta.url)

/**
 * Describes the registers of a snapshot. A damaged register is refused, as in every query of it, instead of counting as
 * absent.
 */
export async function describeRegister({
  manifest,
  newest,
  query,
}: Pick<Snapshot, 'manifest' | 'newest' | 'query'>): Promise<Row> {
  if (manifest.partitions.some(({ tables }) => 'cvm_fund_class' in tables)) await query(REGISTER_IS_READABLE, {})
  const inputs = manifest.partitions.filter(({ dataset }) => dataset === REGISTER).flatMap((entry) => entry.inputs)
  return {
    register_date: newest.get(REGISTER)?.get('') ?? null,
    register_is_synthetic: inputs.some(({ sha256 }) => SYNTHETIC_FILES.includes(sha256)),
  }
}
