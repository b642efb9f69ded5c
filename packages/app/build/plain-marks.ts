const MARK = /(\w+Exception) = Error\((\w+\(\d+\))\)/g

/**
 * React without errors that it makes while its file is evaluated: marks, told apart by identity alone,
 * that it throws to itself where it has to wait. The trace of each is the place in the file, for which
 * V8 reads all of it a second time: two fifths of the longest task of a first visit.
 */
export const withPlainMarks = (code: string): string => code.replace(MARK, '$1 = { message: $2 }')
