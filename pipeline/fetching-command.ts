import type { Command } from 'commander'

/** Declares a command that takes files from an origin, with its options. */
export function fetchingCommand(program: Command, name: string, description: string): Command {
  return program
    .command(name)
    .description(description)
    .option('--offline', 'send no request: use the files in data/raw', false)
    .option('--all', 'request every file, including those not due tonight', false)
}

/** Declares a fetching command whose exit code can count files of a mirror folder that no source takes. */
export function strictCommand(program: Command, name: string, description: string): Command {
  return fetchingCommand(program, name, description).option(
    '--strict',
    'end with code 1 if a mirror folder has files that no source takes',
    false,
  )
}

export interface FetchingFlags {
  readonly offline: boolean
  readonly all: boolean
}

export interface StrictFlags extends FetchingFlags {
  readonly strict: boolean
}

export interface OlderCompilerFlag {
  readonly olderCompiler: boolean
}

/** Option of commands that publish or report what would be published. */
export const OLDER_COMPILER = ['--older-compiler', 'go on where a newer release has published', false] as const
