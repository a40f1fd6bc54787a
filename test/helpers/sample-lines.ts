import { readCda } from './plain-reading/cda.ts'

/** Cuts lines out of a month of the sample: the header of each member that has one, and those lines in their order. */
export function readLines(
  zip: string,
  wanted: readonly { readonly member: string; readonly line: number }[],
): Record<string, readonly string[]> {
  const { members } = readCda(zip)
  return Object.fromEntries(
    [...new Set(wanted.map(({ member }) => member))].map((name) => {
      const member = members.get(name)
      if (member === undefined) throw new Error(`${zip} has no ${name}`)
      const numbers = new Set(wanted.filter((each) => each.member === name).map(({ line }) => line))
      const lines = member.lines.filter(({ line }) => numbers.has(line))
      return [
        name,
        [member.header.join(';'), ...lines.map(({ fields }) => member.header.map((each) => fields[each]).join(';'))],
      ]
    }),
  )
}
