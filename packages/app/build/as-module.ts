const EXPORT = /\bexports\.(\w+)/g
const ONCE_AT_TOP = /^exports\.(\w+)\s*=(?!=)/gm
const REQUIRE = /(\w+) = require\("([^"]+)"\)/g

/**
 * A module of React's CommonJS, in which every export is a name of its own, so that a bundler can leave
 * out what nobody imports. It has to name its exports plainly: `exports.useState = function …`.
 */
export function asModule(code: string): string {
  const names = [...new Set(Array.from(code.matchAll(EXPORT), ([, name = '']) => name))]
  const constants = Array.from(code.matchAll(ONCE_AT_TOP), ([, name = '']) => name).filter(
    name => assignments(code, name) === 1
  )
  const variables = names.filter(name => !constants.includes(name))
  const imports = Array.from(
    code.matchAll(REQUIRE),
    ([, name, from]) => `import * as ${name} from '${from}'`
  )
  const body = code
    .replace(ONCE_AT_TOP, (whole, name) =>
      constants.includes(name) ? `const ${own(name)} =` : whole
    )
    .replace(EXPORT, (_, name) => own(name))
    // What is left of the declaration that named the import.
    .replace(REQUIRE, (_, name) => `${own(name)}_`)
  return [
    ...imports,
    ...(variables.length > 0 ? [`let ${variables.map(own).join(', ')}`] : []),
    body,
    `export { ${names.map(name => `${own(name)} as ${name}`).join(', ')} }`
  ].join('\n')
}

const own = (name: string) => `$${name}`

const assignments = (code: string, name: string) =>
  [...code.matchAll(new RegExp(`\\bexports\\.${name}\\s*=(?!=)`, 'g'))].length
