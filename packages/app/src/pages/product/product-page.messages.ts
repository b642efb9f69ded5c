export const productPageMessages = {
  delivery: 'Доставка',
  exchange: 'Возврат',
  exchangeTerm: '30 дней, если вещь не подошла',
  terms: 'Условия',
  description: 'Описание',
  features: 'Характеристики',
  whatSimilar: 'похожие товары',
  similar: 'Похожие',
  whatDelivery: 'способы доставки',
  article: (code: string) => `арт. ${code}`,
  sizeTable: 'Таблица размеров',
  whereTo: 'Куда доставить?',
  setTown: 'Указать город',
  otherTown: 'Другой город',
  town: 'Город',
  show: 'Показать',
  deliveryTo: 'Доставка в город'
} as const
