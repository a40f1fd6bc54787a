import type { Dataset } from '../../schemas/core/dataset.ts'
import { BuildError } from '../../schemas/core/error.ts'
import type { FileToRead } from '../read/members.ts'
import { maskPersonalData } from '../read/personal-data.ts'

type NamedFile = Pick<FileToRead, 'source' | 'raw'>

const SHOWN = 5
/**
 * DuckDB's errors about a statement begin in this form; its other errors are about the machine or about DuckDB itself.
 */
const OF_A_STATEMENT = /^(?!(?:IO|Out of Memory|INTERNAL|FATAL|INTERRUPT)\b)[A-Z][A-Za-z ]* Error: /

/** Runs SQL of a dataset; `what` names the SQL in an error. */
export type RunDatasetSql = <T>(what: string, run: () => Promise<T>) => Promise<T>

/**
 * Prepares the runs of a dataset's SQL over these files. If it fails on the content of a file, it holds back this
 * partition only, not the build.
 */
export function prepareDatasetSql({ id }: Pick<Dataset, 'id'>, inputs: readonly NamedFile[]): RunDatasetSql {
  return async (what, run) => {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof Error) || error instanceof BuildError || !OF_A_STATEMENT.test(error.message)) throw error
      const [said = ''] = error.message.split('\n')
      throw new BuildError('SQL_FAILED', `${what} of ${id}: ${maskPersonalData(said).slice(0, 200)}`, {
        hint: `Look for that value in ${quoteFileList(inputs)}: if the source is wrong, fetch it again later; if it is right, correct the SQL in schemas/datasets/${id}, or add a check there that refuses it.`,
        cause: error,
      })
    }
  }
}

function quoteFileList(inputs: readonly NamedFile[]): string {
  const files = inputs.map(({ source, raw }) => `${source.id} (${raw.path})`)
  const rest = files.length - SHOWN
  return `${files.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${String(rest)} more` : ''}`
}
