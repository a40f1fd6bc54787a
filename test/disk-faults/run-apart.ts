import type { Call, Runner } from './call.ts'
import { type Preloaded, startInGroup } from './preload.ts'

/** The programs that commands are called by; where a command is killed whole, the one that would outlive it is left out. */
export const PROGRAMS: Readonly<Record<Call['room'], string>> = {
  pipeline: 'pipeline/cli.ts',
  keys: 'server/keys-cli.ts',
  publishing: 'test/disk-faults/publish-small.ts',
}

/** Calls commands in processes of their own. */
export function callApart(preloaded: Preloaded, isSupervised = true): Runner {
  const { variables } = preloaded
  return {
    variables,
    run: ({ room, words, variables: own }) => {
      const program = isSupervised ? PROGRAMS[room] : PROGRAMS[room].replace('/cli.ts', '/main.ts')
      const all = room === 'pipeline' ? ['--threads', '1', ...words] : words
      return startInGroup(program, all, { ...own, ...variables }).ended
    },
  }
}
