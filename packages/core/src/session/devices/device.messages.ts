/** What the page of devices says. */
export const deviceMessages = {
  intro:
    'Здесь видно, где открыт ваш кабинет. Не узнаёте устройство — завершите вход и смените пароль.',
  current: 'Это устройство',
  yandex: 'Яндекс Браузер',
  unknown: 'Неизвестный браузер',
  used: (day: string, time: string) => `Последний раз ${day}, ${time}`,
  signedIn: (day: string) => `Вход ${day}`,
  end: 'Завершить',
  ended: 'Вход завершён'
} as const
