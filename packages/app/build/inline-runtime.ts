import type { Plugin } from 'vite'

const RUNTIME = 'rolldown-runtime'
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/

/**
 * The bundler keeps its bridge to CommonJS, 600 bytes that React needs, in a file of its own: a request
 * of every first visit. It is written into each file that imports it: the others come with a click.
 */
export const inlineRuntime = (): Plugin => ({
  name: 'inline-runtime',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const runtime = chunks.find(({ name }) => name === RUNTIME)
    if (runtime === undefined) return
    for (const user of chunks.filter(({ imports }) => imports.includes(runtime.fileName))) {
      user.code = withRuntime(user.code, runtime.code)
      user.imports = user.imports.filter(file => file !== runtime.fileName)
    }
    delete bundle[runtime.fileName]
  }
})

/** `import{n as e,t}from"./rolldown-runtime.js"` becomes the same names of a closure. */
export function withRuntime(code: string, runtime: string): string {
  const body = runtime.replace(EXPORTS, '')
  const input = pairs(EXPORTS.exec(runtime)?.[1]).map(([own, name]) => `${name}:${own}`)
  const closure = `(()=>{${body}return{${input.join()}}})()`
  return code.replace(
    /import\s*\{([^}]*)\}\s*from\s*["'`]\.\/(?:assets\/)?rolldown-runtime[^"'`]*["'`];?/,
    (_, names: string) =>
      `const{${pairs(names).map(([name, own]) => `${name}:${own}`)}}=${closure};`
  )
}

/** `n as e` and `t` as pairs of names. */
const pairs = (list = '') =>
  list.split(',').map(text => {
    const [from = '', to = from] = text.trim().split(/\s+as\s+/)
    return [from, to] as const
  })
