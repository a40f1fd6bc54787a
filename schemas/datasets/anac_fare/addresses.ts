import { type Period, toYear } from '../../core/month.ts'
import { fareFileNames } from './members.ts'

const FOLDERS = 'https://sas.anac.gov.br/sas/tarifadomestica'

/** Writes the address where the file of a month belongs: the folder of its year. */
export function fareAddress(month: Period | null): string {
  const [name] = fareFileNames(month)
  return `${FOLDERS}/${toYear(month ?? '')}/${name}`
}

/** Lists other addresses of the file: its other names, and the folder of the year before or after. */
export function fallbackAddresses(month: Period | null): readonly string[] {
  const [usual, capitals, other] = fareFileNames(month)
  const year = Number(toYear(month ?? ''))
  const strayed = [year + 1, year - 1].flatMap((wrong) =>
    [usual, capitals].map((name) => `${FOLDERS}/${String(wrong)}/${name}`),
  )
  return [...[capitals, other].map((name) => `${FOLDERS}/${String(year)}/${name}`), ...strayed]
}
