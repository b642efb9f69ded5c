/** Words of the letters about an order, beside those that its notifications have, too. */
export const orderLetterMessages = {
  thanks: (fio: string, number: string) => `${fio}, спасибо за заказ ${number}!`,
  hello: (fio: string) => `${fio}, здравствуйте!`,
  pieces: (name: string, count: number) => `${name} — ${count} шт.`,
  where: (place: string) => `Куда: ${place}`,
  fact: (name: string, words: string) => `${name}: ${words}`,
  when: (day: string) => `Когда: ${day}`,
  recipient: (fio: string, phone: string) => `Получатель: ${fio}, ${phone}`,
  payment: (words: string) => `Оплата: ${words}`,
  invoice: 'Счёт на оплату приложен к письму.',
  link: (url: string) => `Где заказ сейчас: ${url}`,
  seller: (title: string, inn: string) => `Продавец: ${title}, ИНН ${inn}`,
  phone: (phone: string) => `Вопросы по заказу: ${phone}`
} as const
