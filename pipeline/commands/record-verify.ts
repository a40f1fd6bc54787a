import { hasCode } from '../../lake/disk.ts'
import { replaceFile } from '../../lake/durable-files.ts'
import type { Lake } from '../../lake/lake.ts'
import type { LastVerify } from '../../schemas/core/last-verify.ts'
import type { Effects } from '../effects.ts'

/** Foreign folders and copies that cannot be written are verified too. */
const MAY_NOT_WRITE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT']

/** Records in the data directory when it was verified last and how that ended, for the metrics of its servers. */
export async function recordVerify(
  lake: Lake,
  { log, now }: Pick<Effects, 'log' | 'now'>,
  verifying: () => Promise<void>,
): Promise<void> {
  const record = async (failure: string | null) => {
    const report: LastVerify = { ended_at: now().toISOString(), failure }
    try {
      await replaceFile(lake.files, lake.lastVerify, `${JSON.stringify(report, null, 2)}\n`)
    } catch (error) {
      if (!MAY_NOT_WRITE.some((code) => hasCode(error, code))) throw error
      const detail = 'cannot be written: the metrics do not know of this verification'
      log.line({ step: 'verify', subject: lake.lastVerify, level: 'warn', detail })
    }
  }
  try {
    await verifying()
  } catch (error) {
    await record(error instanceof Error ? error.message : String(error))
    throw error
  }
  await record(null)
}
