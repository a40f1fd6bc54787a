/**
 * Control and format characters, line ends, halves of characters and unassigned ones. None can be seen; on a terminal,
 * some move the cursor, change colours, or turn the direction of the text.
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u
const EACH_HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/gu

/** True if every character of a text is visible, or a space. */
export function isPrintable(text: string): boolean {
  return !HIDDEN.test(text)
}

/** Makes a foreign text safe for one line of a terminal: invisible characters are spelt out. */
export function printable(text: string): string {
  return text.replaceAll(EACH_HIDDEN, (character) => {
    const code = character.codePointAt(0) ?? 0
    return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`
  })
}
