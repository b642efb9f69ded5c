export const certificateMessages = {
  range: (least: string, most: string) => (least === most ? least : `От ${least} до ${most}`),
  put: (sum: string) => `В корзину · ${sum}`,
  added: 'Сертификат в корзине'
} as const
