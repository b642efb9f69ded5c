/** What the server says about deliveries. */
export const deliveryMessages = {
  noMethod: 'Выберите способ доставки',
  noPickupPoint: 'Выберите пункт выдачи',
  noStore: 'Выберите магазин',
  emptyBasket: 'В корзине нет выбранных товаров',
  noPickupPoints: 'В этом городе нет пунктов выдачи',
  noSavedAddress: 'Адрес не найден',
  tooMany: (most: number) => `Можно сохранить не больше ${most} адресов`,
  noStores: 'В этом городе нет магазинов',
  courier: (day: string) => `Курьер привезёт ${day} или позже, с 10:00 до 21:00`,
  byPost: (day: string) => `Посылка придёт ${day} или позже`,
  pickUp: (day: string, title: string) => `Можно забрать с ${day}: ${title}`
} as const
