/** A key or a link as `commands.ts` makes it. Anybody may see the part before its last `_`. */
const KEY = /(m[kl]_[0-9a-f]{8})_[\w-]+/g
const LONGEST_PATH = 500

/** Makes a path fit for the log or an error: a client can put its key there by mistake, even percent-encoded. */
export function redactKeys(path: string): string {
  const plain = path.includes('%') ? path.replaceAll(/%([2-7][0-9a-f])/gi, unescapeCharacter) : path
  return (holdsKey(plain) ? plain.replaceAll(KEY, '$1_…') : path).slice(0, LONGEST_PATH)
}

export function holdsKey(text: string): boolean {
  return text.search(KEY) >= 0
}

function unescapeCharacter(_whole: string, hexadecimal: string): string {
  return String.fromCharCode(Number.parseInt(hexadecimal, 16))
}
