/** What the page of a member's mailing says. */
export const mailingMessages = {
  none: {
    title: 'Писем пока нет',
    text: (email: string) =>
      `Раз в неделю расскажем о скидках и новинках. Писать будем на ${email}: подтвердите подписку по ссылке из первого письма.`
  },
  pending: {
    title: 'Осталось подтвердить',
    text: (email: string) =>
      `Мы отправили письмо на ${email}. Подписка начнётся, когда вы откроете ссылку из него; ссылка действует три дня.`
  },
  active: {
    title: 'Вы подписаны',
    text: (email: string) => `Скидки и новинки приходят на ${email} не чаще раза в неделю.`
  },
  stopped: {
    title: 'Вы отписались',
    text: (email: string) =>
      `На ${email} писем больше не будет. Подписаться снова можно в любой день.`
  },
  stoppedNow: 'Рассылка отключена'
} as const
