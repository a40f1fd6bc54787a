import { z } from 'zod'

/** Answer with the number of the newest file, which its address has in base64. */
const answer = z.object({ geralPt: z.object({ id: z.union([z.int(), z.string().regex(/^\d+$/)]) }) })

/** Finds the address of the newest file; null if the answer does not name one. */
export function findIsinFile(text: string, folder: string): string | null {
  try {
    const { success, data } = answer.safeParse(JSON.parse(text))
    return success ? folder + btoa(String(data.geralPt.id)) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
