import { line, type Mark, moved, over } from './mark.ts'

/** Strokes of a hand in boxes 60 wide and 100 high: a machine may have no font to write with. */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M30 4C6 6 4 94 30 96S56 4 30 4Z',
  1: 'M14 24L34 4V96',
  2: 'M8 26C10 -4 54 -2 50 30C46 56 16 74 8 96H54',
  3: 'M8 14C20 -4 52 0 50 24C48 44 30 46 22 46C40 46 54 54 52 72C50 100 14 104 6 82',
  4: 'M42 96V4L6 66H58',
  5: 'M50 4H16L12 44C24 34 52 36 52 66C52 100 16 102 6 84',
  6: 'M46 6C20 16 8 44 8 68C8 104 52 104 52 70C52 40 14 42 9 68',
  7: 'M6 4H54C40 34 28 64 24 96',
  8: 'M30 46C8 40 8 4 30 4S52 40 30 46C4 54 4 96 30 96S56 54 30 46Z',
  9: 'M52 34C50 62 10 62 10 30C10 -4 52 -2 52 32C52 64 42 86 16 96',
  '–': 'M10 56H50',
  S: 'M50 16C34 -4 8 6 10 28C14 56 52 44 52 72C50 102 14 102 6 80',
  M: 'M4 96L10 6L30 66L50 6L58 96',
  L: 'M12 4V96H52',
  X: 'M8 4L52 96M52 4L8 96',
  ',': 'M12 90C18 94 14 106 6 112',
  с: 'M46 50C34 34 8 40 8 68S34 102 48 86',
  м: 'M4 96L15 42L32 84L49 42L60 96'
}
const ADVANCE = 74
const NARROW: Readonly<Record<string, number>> = { ',': 34, ' ': 30, 1: 58 }

const stepOf = (letter: string) => NARROW[letter] ?? ADVANCE

/** Words of digits and «см» around a middle, `height` high. */
export function written(text: string, x: number, y: number, height: number, color: string): Mark {
  const scale = height / 100
  const width = [...text].reduce((sum, letter) => sum + stepOf(letter), 0) * scale
  let at = 0
  const letters = [...text].map(letter => {
    const stroke = STROKES[letter]
    const here = at
    at += stepOf(letter)
    return stroke ? moved(`translate(${here} 0)`, line(stroke, color, 11)) : undefined
  })
  return moved(`translate(${x - width / 2} ${y - height / 2}) scale(${scale})`, over(...letters))
}
