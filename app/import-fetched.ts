/** By file; one that failed is not among them, so the next call fetches it again. */
const fetched = new Map<string, Promise<void>>()

async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(`/${file}`)
  if (!response.ok) throw new TypeError(`${file}: ${response.status}`)
  await response.arrayBuffer()
}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const now = fetchWhole(file)
  fetched.set(file, now)
  now.catch(() => fetched.delete(file))
  return now
}

/**
 * Takes the place of Vite's preloading (scripts/bundle/fetched-imports.ts): fetches the files that an `import()` needs,
 * then imports them from the browser's cache. Browsers remember an import that failed and never fetch its file again
 * before a reload (whatwg/html issue 6768); a failed fetch is simply tried again. Rejects if a file cannot be fetched.
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchOnce))
  return load()
}
