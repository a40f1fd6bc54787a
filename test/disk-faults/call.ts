/** A command as it is called, in a process of its own or in one that calls many. */
export interface Call {
  readonly room: 'pipeline' | 'keys' | 'publishing'
  readonly words: readonly string[]
  readonly variables: Readonly<Record<string, string>>
}

/** Runs a command to its end. */
export interface Runner {
  readonly run: (call: Call) => Promise<EndedProgram>
  /** What makes another program count its changes too. */
  readonly variables: Readonly<Record<string, string>>
}

export interface EndedProgram {
  /** Exit code, or the signal that killed it. */
  readonly by: number | NodeJS.Signals | null
  readonly output: string
}
