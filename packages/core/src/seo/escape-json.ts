/** JSON that no HTML parser can leave: for a `script` element of any type. */
export const escapeJson = (value: unknown) =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('/', '\\u002f')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
