/** JSON that no HTML parser can leave: for a `script` element of any type. */
export const escapeJson = (value: unknown) =>
  jsonOf(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null'
  } catch (cause) {
    throw new TypeError('escapeJson(value): JSON has no way to write it', { cause })
  }
}
