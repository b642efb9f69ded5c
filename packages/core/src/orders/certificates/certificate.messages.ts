export const certificateMessages = {
  range: (least: string, most: string) => `От ${least} до ${most}`,
  put: (sum: string) => `В корзину · ${sum}`,
  added: 'Сертификат в корзине'
} as const
