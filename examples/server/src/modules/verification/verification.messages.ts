import { countOf } from '@vitrina/core/values'

const codeTerm = (minutes: number) =>
  `Он действует ${countOf(minutes, ['минуту', 'минуты', 'минут'])}.`

/** What the server says about codes. */
export const verificationMessages = {
  sentByMail: 'Код отправлен на почту',
  sentByText: 'Код отправлен в СМС',
  verified: 'Подтверждено',
  wrongCode: (triesLeft: number) =>
    triesLeft > 0
      ? `Неверный код. Осталось ${countOf(triesLeft, ['попытка', 'попытки', 'попыток'])}`
      : 'Неверный код. Запросите новый',
  noCode: 'Код больше не действует. Запросите новый',
  tooEarly: (seconds: number) => `Новый код можно запросить через ${seconds} с`,
  subject: 'Код подтверждения для «Пенала»',
  /** «Он действует 10 минут.» */
  codeTerm,
  letter: (code: string, minutes: number) =>
    `Здравствуйте!\n\nКод подтверждения: ${code}\n${codeTerm(minutes)} Никому его не называйте.\n\nЕсли вы не просили код, ничего не делайте.\n`,
  text: (code: string) => `Пенал: код ${code}. Никому его не называйте`
} as const
