/** Written so that no agreement is needed: «цвет: тёмно-синий». */
export const COLORS = [
  { code: 'white', title: 'белый', hex: '#ffffff' },
  { code: 'milk', title: 'молочный', hex: '#f6efe2' },
  { code: 'light-grey', title: 'светло-серый', hex: '#c3c8d1' },
  { code: 'grey', title: 'серый', hex: '#7d8696' },
  { code: 'graphite', title: 'графитовый', hex: '#3d434f' },
  { code: 'black', title: 'чёрный', hex: '#20242f' },
  { code: 'navy', title: 'тёмно-синий', hex: '#2c4a7c' },
  { code: 'blue', title: 'синий', hex: '#2b62d9' },
  { code: 'sky', title: 'голубой', hex: '#7cb7ea' },
  { code: 'turquoise', title: 'бирюзовый', hex: '#21a5a8' },
  { code: 'mint', title: 'мятный', hex: '#9bd8bd' },
  { code: 'green', title: 'зелёный', hex: '#3a9a57' },
  { code: 'dark-green', title: 'тёмно-зелёный', hex: '#1f5a45' },
  { code: 'yellow', title: 'жёлтый', hex: '#f2c531' },
  { code: 'orange', title: 'оранжевый', hex: '#ee8434' },
  { code: 'red', title: 'красный', hex: '#d5303e' },
  { code: 'burgundy', title: 'бордовый', hex: '#7a1f38' },
  { code: 'pink', title: 'розовый', hex: '#ea86ad' },
  { code: 'raspberry', title: 'малиновый', hex: '#c72c6c' },
  { code: 'lilac', title: 'сиреневый', hex: '#b79ae0' },
  { code: 'violet', title: 'фиолетовый', hex: '#6d4bc0' },
  { code: 'beige', title: 'бежевый', hex: '#d9c2a0' },
  { code: 'brown', title: 'коричневый', hex: '#7a5236' }
] as const

export type ColorCode = (typeof COLORS)[number]['code']
