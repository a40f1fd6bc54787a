/**
 * In a folder that mirrors the portals, `https://host/path?query` is `host/path@query`. If the path is also a folder
 * there, its file is `host/path@`.
 */
export function mirrorPath(url: string): string {
  const { host, pathname, search } = new URL(url)
  return `${host}${decodeURIComponent(pathname)}${decodeURIComponent(search).replace('?', '@')}`
}
