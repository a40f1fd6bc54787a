/** A key, as `keys.ts` makes them; what stands before its last `_` is what anybody may see. */
const KEY = /(mk_[0-9a-f]{8})_[\w-]+/g
const LONGEST_PATH = 500

/** A path as it may be logged: a client can put its key there by mistake, escaped even. */
export function withoutKeys(path: string): string {
  const plain = path.includes('%') ? path.replaceAll(/%([2-7][0-9a-f])/gi, unescaped) : path
  return (holdsKey(plain) ? plain.replaceAll(KEY, '$1_…') : path).slice(0, LONGEST_PATH)
}

export function holdsKey(text: string): boolean {
  return text.search(KEY) >= 0
}

function unescaped(_whole: string, hexadecimal: string): string {
  return String.fromCharCode(Number.parseInt(hexadecimal, 16))
}
