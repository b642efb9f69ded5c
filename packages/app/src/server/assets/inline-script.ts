/** The module's text as a plain script that leaves no names behind. */
export const inline = (code: string) =>
  `(()=>{${code.replace(/export\s*\{\s*\};?/g, '').trim()}})()`
