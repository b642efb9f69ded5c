// Loads modules as the bundler of a server's React does: of a file with `"use client"` only the names.
const EXPORTED = /^export (?:async )?(?:const|function|class|let) (\w+)/gm

export async function load(url, context, next) {
  const loaded = await next(url, context)
  const code = String(loaded.source ?? '')
  if (!url.startsWith('file:') || !code.startsWith('"use client"')) return loaded
  const names = [...code.matchAll(EXPORTED)].map(([, name]) => name)
  return { ...loaded, source: names.map(referenceTo).join('\n') }
}

const referenceTo = name => `export const ${name} = Object.assign(
  () => { throw new Error('${name} runs in a browser only') },
  { $$typeof: Symbol.for('react.client.reference') }
)`
