/** What the server says about raffles; `price` is ready to show: «3 000 ₽». */
export const raffleMessages = {
  notFound: 'Розыгрыш не найден',
  signIn: 'Войдите, чтобы участвовать в розыгрыше',
  coming: 'Розыгрыш ещё не начался',
  closed: 'Приём заявок закончен',
  drawn: 'Розыгрыш завершён, победители известны',
  mayJoin: 'Можно участвовать',
  needOrder: (price: string) =>
    `Для участия нужен заказ от ${price}, оформленный во время розыгрыша`,
  mailboxTaken: 'С этой почтой уже участвуют: у одного ящика один номер',
  joined: (ticket: number) => `Вы участвуете, ваш номер — ${ticket}`,
  notOver: 'Подводить итоги можно после окончания розыгрыша',
  hidden: 'Участник',
  won: (raffle: string, prize: string) => ({
    typeCode: 'raffle',
    title: 'Вы выиграли в розыгрыше',
    body: `${raffle}. Ваш приз — ${prize}. Мы напишем, как его получить.`
  })
} as const
