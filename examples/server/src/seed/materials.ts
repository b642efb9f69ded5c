/** A composition as the label words it, and the filter values it falls under. */
export const MATERIALS = {
  wool45: { text: 'шерсть 45 %, полиэстер 53 %, эластан 2 %', values: ['wool', 'polyester'] },
  wool70: { text: 'шерсть 70 %, полиэстер 30 %', values: ['wool', 'polyester'] },
  viscose65: {
    text: 'вискоза 65 %, полиэстер 32 %, эластан 3 %',
    values: ['viscose', 'polyester']
  },
  cotton100: { text: 'хлопок 100 %', values: ['cotton'] },
  cotton80: { text: 'хлопок 80 %, полиэстер 20 %', values: ['cotton', 'polyester'] },
  cotton95: { text: 'хлопок 95 %, эластан 5 %', values: ['cotton'] },
  linen55: { text: 'лён 55 %, хлопок 45 %', values: ['linen', 'cotton'] },
  polyester100: { text: 'полиэстер 100 %', values: ['polyester'] },
  acrylic50: { text: 'акрил 50 %, шерсть 50 %', values: ['acrylic', 'wool'] },
  acrylic100: { text: 'акрил 100 %', values: ['acrylic'] },
  leather: { text: 'натуральная кожа', values: ['leather'] },
  ecoLeather: { text: 'экокожа', values: ['eco-leather'] },
  wood: { text: 'дерево', values: ['wood'] },
  plastic: { text: 'пластик', values: ['plastic'] },
  metal: { text: 'металл', values: ['metal'] },
  metalPlastic: { text: 'металл и пластик', values: ['metal', 'plastic'] },
  glass: { text: 'стекло и пластик', values: ['glass', 'plastic'] },
  paper: { text: 'бумага и картон', values: ['paper'] }
} as const

export type MaterialCode = keyof typeof MATERIALS
