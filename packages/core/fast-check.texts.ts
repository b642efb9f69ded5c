import fc from 'fast-check'

// fast-check's own `binary` texts and web addresses cost every worker a second or two of tables.

/** Any text that JavaScript can hold, halves of characters included. */
export const anyText = fc.string({
  unit: fc.nat({ max: 0xffff }).map(code => String.fromCharCode(code))
})

const addressPart = fc.string({ unit: fc.constantFrom(...'abz019яЁ%2F0/:@.-_~!$&*+,;=?#[]') })

/** A path with whatever people and programs write into one. */
export const anyPath = addressPart.map(text => `/${text}`)

/** An absolute address, its path, query and fragment as wild as `anyPath`. */
export const anyUrl = fc
  .tuple(fc.constantFrom('http', 'https'), fc.domain(), anyPath)
  .map(([scheme, host, path]) => `${scheme}://${host}${path}`)
