export const consentPageMessages = {
  policy: 'Как магазин обращается с персональными данными'
} as const
