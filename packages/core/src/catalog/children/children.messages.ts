/** How the columns of a size table begin. */
export const sizeColumns = { height: 'рост', chest: 'грудь' } as const

/** Texts about children and the sizes they wear. */
export const childrenMessages = {
  noName: 'Напишите имя: так вы узнаете мерки в следующий раз',
  wrong: (min: number, max: number) => `Напишите число от ${min} до ${max}`,
  fits: (name: string, size: string) => `${name}: подходит ${size}`,
  outgrown: (name: string, chosen: string, size: string) =>
    `${name}: ${chosen} уже мал, нужен ${size}`,
  roomy: (name: string, chosen: string, size: string) =>
    `${name}: ${chosen} на вырост, сейчас подходит ${size}`,
  tooTall: (name: string) => `${name}: мерки больше самого большого размера`,
  tooSmall: (name: string) => `${name}: мерки меньше самого маленького размера`,
  old: 'Мерки сняты больше полугода назад, проверьте рост'
} as const
