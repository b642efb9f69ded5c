import fc from 'fast-check'

// fast-check's own `binary` texts and web addresses cost every worker a second or two of tables.

const codeUnit = fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code))

/** Any text that JavaScript can hold, halves of characters included. */
export const anyText = fc.string({ unit: codeUnit })

/** The same, of any length up to `maxLength`. */
export const anyTextUpTo = (maxLength: number) => fc.string({ unit: codeUnit, maxLength })

const addressPart = fc.string({ unit: fc.constantFrom(...'abz019яЁ%2F0/:@.-_~!$&*+,;=?#[]') })

/** A path with whatever people and programs write into one. */
export const anyPath = addressPart.map(text => `/${text}`)

/** An absolute address, its path, query and fragment as wild as `anyPath`. */
export const anyUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyPath)
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`)
