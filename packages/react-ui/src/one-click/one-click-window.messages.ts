export const oneClickWindowMessages = {
  title: 'Заказ в один клик',
  pieces: (count: number) => `${count} шт.`,
  name: 'Имя',
  phone: 'Телефон',
  waitForCall: 'Жду звонка'
} as const
