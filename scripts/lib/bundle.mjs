// Reads Vite's manifest: which files a page brings before anything is clicked.

/** The files of an entry and of all that it imports statically, each once. */
export function closure(manifest, keys) {
  const seen = new Set()
  const queue = [...keys]
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (seen.has(key)) continue
    seen.add(key)
    queue.push(...(manifest[key].imports ?? []))
  }
  const chunks = [...seen].map(key => manifest[key])
  return {
    scripts: [...new Set(chunks.map(chunk => chunk.file))],
    styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))]
  }
}

/** The key of the first row with that source path ending, e.g. `/home.page.tsx`. */
export const keyOf = (manifest, ending) =>
  Object.keys(manifest).find(key => `/${manifest[key].src ?? ''}`.endsWith(ending))
