/** JSON that no HTML parser can leave: for a `script` element of any type. */
export const escapeJson = (value: unknown) =>
  (JSON.stringify(value) ?? 'null').replace(
    /[<>&/\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
