/** Cuts a name to so much room, of which each letter takes about `letter`. */
export function cutLabel(label: string, room: number, letter: number): string {
  const most = Math.floor(room / letter)
  return label.length <= most ? label : `${label.slice(0, Math.max(1, most - 1)).trimEnd()}…`
}
