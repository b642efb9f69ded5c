export const oneClickWindowMessages = {
  title: 'Заказ в один клик',
  name: 'Имя',
  phone: 'Телефон',
  waitForCall: 'Жду звонка'
} as const
