const NO_BREAK = '\u00a0'

/** A number keeps its sign or unit on its line: «эластан 3 %», «13 см». */
export const boundUnits = (text: string): string =>
  text.replaceAll(/(\d) (?=(?:%|₽|\p{L}{1,2})(?!\p{L}))/gu, `$1${NO_BREAK}`)
