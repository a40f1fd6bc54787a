import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Runs a program to its end and gives what it printed; a failure has what it printed on both channels. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }
    execFile(command, [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, { cause: error }))
    })
  })
}

/** Reads a block of code in a language from a page of docs/: the first one, or another counted from 0. */
export function readBlock(page: string, language: string, at = 0): string {
  const text = readFileSync(new URL(`../../../docs/${page}`, import.meta.url), 'utf8')
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))]
  const code = blocks[at]?.[1]
  if (code === undefined) throw new Error(`docs/${page} has no block ${String(at)} of ${language}`)
  return code
}
