/** JSON that no HTML parser can leave: for a `script` element of any type. */
export const escapeJson = (value: unknown) =>
  (JSON.stringify(value, (_, member: unknown) => plain(member)) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('/', '\\u002f')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

// JSON has no such number: its digits are a text.
const plain = (member: unknown) => (typeof member === 'bigint' ? String(member) : member)
