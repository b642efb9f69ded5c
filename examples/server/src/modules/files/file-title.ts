const TITLE_MAX = 80
const UNNAMED = 'Файл'
/** Path signs, quotes, wildcards, control characters and those that turn the writing direction. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** The sender's name for people to read, with the extension that the file really has. */
export function fileTitle(name: string, extension: string): string {
  const base = name.slice(-1000).split(/[\\/]/).at(-1) ?? ''
  const stem = base
    .normalize('NFC')
    .replaceAll(UNSAFE, '')
    .replace(/\.[^.]*$/, '')
  const clean = stem.replace(/^[.\s]+/, '').trim()
  return `${[...clean].slice(0, TITLE_MAX).join('') || UNNAMED}.${extension}`
}
