import { fetchNight, startMirrorServer, withSource } from '../../helpers/http.ts'
import { cashMonth, mirror } from '../../helpers/portal.ts'

const since2005 = { of: [withSource({ covers: 'month', from: '2005-01', cadence: { nightly: 4, weekly: 13 } })] }
const night = (date: string) => ({ ...since2005, from: '2005-01', to: null, now: `${date}T03:00:00Z` })

/** Fetches a portal of 252 months, three of them published; returns the requests of that night, and how to ask on another. */
export async function installSince2005() {
  const folder = await mirror(cashMonth('1.00'))
  for (const month of ['2005-01', '2024-06', '2025-12']) await mirror(cashMonth('1.00', month), folder)
  const server = await startMirrorServer(folder)
  const { dataDir } = await fetchNight(server.address, night('2025-12-15'))
  const first = server.seen.length
  const asked = async (date: string, more: { all?: boolean } = {}) => {
    const before = server.seen.length
    const { fetched } = await fetchNight(server.address, { ...night(date), dataDir, ...more })
    return { requests: server.seen.slice(before), kept: fetched.filter(({ raw }) => raw !== null).length }
  }
  return { first, asked }
}
