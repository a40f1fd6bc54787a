import { Command } from 'commander'
import { Lake } from '../lake/lake.ts'
import { drillRestore } from './commands/drill.ts'
import { readDataDir } from './environment.ts'
import { explainFailure } from './explain-failure.ts'
import { textLog } from './log.ts'
import { readTrustedKeys } from './signing/trusted-keys.ts'

/*
 * Shows that a backup can be restored. Exit code 0, or 2 where it cannot; the report is in the data directory.
 */

const now = () => new Date()

const program = new Command('drill')
  .description('restore a backup into a scratch folder, verify it, answer a request from it, and remove it')
  .argument('<backup>', 'the folder of the backup')
  .requiredOption('--scratch <folder>', 'a folder with room for all of the backup')
  .exitOverride()
  .action(async (backup: string, { scratch }: { scratch: string }) => {
    const lake = new Lake(readDataDir(process.env))
    const given = await readTrustedKeys(process.env, lake)
    const log = textLog((text) => process.stderr.write(text), now)
    await drillRestore(
      { backup: new Lake(backup), scratch, lake, trusted: given.areGiven ? given : null },
      { log, now },
    )
  })

try {
  await program.parseAsync()
} catch (thrown) {
  const { text, exitCode } = explainFailure(thrown, readDataDir(process.env))
  process.stderr.write(text)
  process.exitCode = exitCode
}
