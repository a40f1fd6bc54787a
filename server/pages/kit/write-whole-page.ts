import type { Html } from './jsx-runtime.ts'

/** Writes a whole page, whose tag is `html`. */
export function writeWholePage({ text }: Html): string {
  return `<!doctype html>\n${text}\n`
}
