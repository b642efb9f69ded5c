/** Texts of the mailing page, by the member's status; a guest gets those of `none`. */
export const mailingMessages = {
  none: {
    title: 'Писем пока нет',
    text: (email: string) =>
      `Раз в неделю расскажем о скидках и новинках. Писать будем на ${email}: подтвердите подписку по ссылке из первого письма.`,
    action: 'Подписаться'
  },
  pending: {
    title: 'Осталось подтвердить',
    text: (email: string) =>
      `Мы отправили письмо на ${email}. Подписка начнётся, когда вы откроете ссылку из него; ссылка действует три дня.`,
    action: 'Отправить письмо ещё раз'
  },
  active: {
    title: 'Вы подписаны',
    text: (email: string) => `Скидки и новинки приходят на ${email} не чаще раза в неделю.`,
    action: 'Отписаться'
  },
  stopped: {
    title: 'Вы отписались',
    text: (email: string) =>
      `На ${email} писем больше не будет. Подписаться снова можно в любой день.`,
    action: 'Подписаться'
  },
  stoppedNow: 'Рассылка отключена'
} as const
